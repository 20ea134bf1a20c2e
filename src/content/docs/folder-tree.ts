import { basename, dirname, extname } from 'node:path/posix'
import type { DocSource } from './doc-source.ts'
import type { SidebarItem } from './sidebar-tree.ts'

/** A doc, its path below the folder of docs (`02-concepts/joins.md`), and its position among the items of its folder. */
export interface PositionedDoc {
  path: string
  doc: DocSource
  position: number | undefined
}

/** A sidebar item with what orders it among those of its folder: its position, then the name of its file or folder. */
export interface PositionedItem {
  item: SidebarItem
  position: number | undefined
  name: string
}

export interface Folder {
  folders: Map<string, Folder>
  docs: PositionedItem[]
}

export function createFolderTree(docs: PositionedDoc[]): Folder {
  const top: Folder = { folders: new Map(), docs: [] }
  for (const { path, doc, position } of docs) {
    const item: SidebarItem = { type: 'doc', label: doc.sidebarLabel, url: doc.url, doc }
    ensureFolder(top, dirname(path)).docs.push({ item, position, name: basename(path, extname(path)) })
  }
  return top
}

/** The folder at `path` below `top`, which is itself at `''` and `.`; undefined where no doc lies in it. */
export function findFolder(top: Folder, path: string): Folder | undefined {
  return splitPath(path).reduce<Folder | undefined>((folder, name) => folder?.folders.get(name), top)
}

function ensureFolder(top: Folder, path: string): Folder {
  let folder = top
  for (const name of splitPath(path)) {
    const child: Folder = folder.folders.get(name) ?? { folders: new Map(), docs: [] }
    folder.folders.set(name, child)
    folder = child
  }
  return folder
}

function splitPath(path: string): string[] {
  return path.split('/').filter(name => name !== '' && name !== '.')
}
