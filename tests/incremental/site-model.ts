// A site as a value: edits change it, and the files that differ from those on disk are then written.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'

/** Docs, posts, pages, and the parts that they import. Blank lines stand between blocks. */
export interface MarkdownFile {
  front: Record<string, unknown>
  blocks: string[]
}

/** A GIF of this size and one colour. */
interface Picture {
  width: number
  height: number
  grey: number
}

/** Its maps are by paths that start at the site's folder. */
export interface Site {
  markdown: Map<string, MarkdownFile>
  /** YAML and JSON files. */
  data: Map<string, unknown>
  images: Map<string, Picture>
  /** Code and other text files. Such a text also takes the place of a file of the maps above. */
  texts: Map<string, string>
  config: { code: string; settings: Record<string, unknown> }
}

type Files = ReadonlyMap<string, string | Buffer>

/** The files of a site by their paths. */
export function listSiteFiles({ markdown, data, images, texts, config }: Site): Files {
  return new Map<string, string | Buffer>([
    ...[...markdown].map(([path, file]) => [path, printMarkdown(file)] as const),
    ...[...data].map(([path, value]) => [path, printData(path, value)] as const),
    ...[...images].map(([path, picture]) => [path, drawPicture(picture)] as const),
    ['site.config.ts', config.code.replace('SETTINGS', JSON.stringify(config.settings, null, 2))],
    ...texts,
  ])
}

/** Makes the folder `root` hold `files`, of which it holds `present`. Files that stay the same are not touched. */
export function writeSiteFiles(root: string, files: Files, present: Files = new Map()) {
  for (const path of present.keys()) if (!files.has(path)) rmSync(join(root, path))
  for (const [path, content] of files) {
    const old = present.get(path)
    if (old !== undefined && Buffer.from(old).equals(Buffer.from(content))) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
}

function printMarkdown({ front, blocks }: MarkdownFile): string {
  const yaml = Object.keys(front).length > 0 ? `---\n${stringify(front)}---\n\n` : ''
  return `${yaml}${blocks.join('\n\n')}\n`
}

function printData(path: string, value: unknown): string {
  return path.endsWith('.json') ? `${JSON.stringify(value, null, 2)}\n` : stringify(value)
}

/** A GIF whose single frame covers its first pixel. */
function drawPicture({ width, height, grey }: Picture): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(width, 0)
  size.writeUInt16LE(height, 2)
  const palette = [0x80, 0, 0, grey, grey, grey, 255, 255, 255]
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]
  return Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from([...palette, ...frame])])
}
