import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/** Writes a file of the site by its path, such as `/docs/a.html`. */
export type Write = (path: string, content: string | Uint8Array) => void

export interface OutputFolder {
  write: Write
  /** The paths written so far. */
  written: ReadonlySet<string>
}

/** Writes files below `out`. A path that leads out of it throws, since the author's own files may be there. */
export function openOutputFolder(out: string): OutputFolder {
  const folders = new Set<string>()
  const written = new Set<string>()
  return { write, written }

  function write(path: string, content: string | Uint8Array) {
    const file = join(out, path)
    if (!file.startsWith(join(out, sep))) throw new Error(`The path ${path} leads out of the site.`)
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    writeFileSync(file, content)
    written.add(path)
  }
}

/** The file of the page at `path`: `/docs/intro.html` for `/docs/intro`. */
export function getHtmlFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}
