// Keeps highlighted code for later builds: highlighting takes a fifth of a build's time. Each site has one file. A line of it
// holds the hash of a piece of code, a checksum, and the HTML of the piece as JSON. New lines are appended during the build,
// so that they need not all be held in memory; a line that is truncated or damaged is ignored.
import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openFileCache, readPackageVersion } from '../../lib/file-cache.ts'
import { ignoreFileErrors } from '../../lib/files.ts'
import type { Highlighter } from './highlighter.ts'
import highlighterSource from './highlighter.ts?raw'

export interface CodeCache {
  /** Wraps a highlighter so that it reuses the HTML of code that an earlier build has highlighted. */
  wrap: (highlighter: Highlighter) => Highlighter
  /** Writes new entries, and removes the file if most of it is unused. To be called when all code is highlighted. */
  save: () => void
}

/** New lines are appended once they reach this many characters. */
const bufferSize = 1_000_000

/**
 * Opens the cache in `folder` for the site in `root`. `version` is that of the site's FenceRenderer. Without access to the
 * folder, all code is highlighted anew.
 */
export function openCodeCache(folder: string, root: string, version: string): CodeCache {
  // The name changes with everything the HTML depends on: the grammars, and how tokens become elements.
  const name = hash(JSON.stringify([root, readPackageVersion('shiki'), highlighterSource, version]))
  const file = join(folder, name)
  const files = openFileCache(folder)
  // The file as a whole needs no check: each line has its own.
  const known = parseLines(ignoreFileErrors(() => files.read(name, () => true)?.toString()) ?? '')
  const used = new Set<string>()
  let newLines = ''
  const flush = () => {
    if (newLines !== '') appendLines(newLines, file, folder)
    newLines = ''
  }
  return {
    wrap: highlighter => ({
      highlight(code, language) {
        const key = hash(`${language}\n${code}`)
        const knownHtml = known.get(key)
        const html = knownHtml ?? highlighter.highlight(code, language)
        if (knownHtml === undefined && !used.has(key)) newLines += formatLine(key, html)
        used.add(key)
        if (newLines.length > bufferSize) flush()
        return html
      },
    }),
    save() {
      flush()
      if (known.size > 2 * used.size) ignoreFileErrors(() => rmSync(file))
      files.prune()
    },
  }
}

function appendLines(lines: string, file: string, folder: string) {
  ignoreFileErrors(() => {
    mkdirSync(folder, { recursive: true })
    appendFileSync(file, lines)
  })
}

function formatLine(key: string, html: string): string {
  return `${key} ${checksum(key, html)} ${JSON.stringify(html)}\n`
}

/** HTML by key, of the lines that are intact. */
function parseLines(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap(line => {
      const [key = '', sum = ''] = line.split(' ', 2)
      const html = parseJson(line.slice(key.length + sum.length + 2))
      return typeof html === 'string' && checksum(key, html) === sum ? [[key, html] as const] : []
    }),
  )
}

/** Undefined for a line that was cut or damaged. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function checksum(key: string, html: string): string {
  return hash(key + html).slice(0, 12)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
