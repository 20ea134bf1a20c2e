// Coloured code, kept from build to build: a fifth of a build's time goes into colouring. A site has one file, of lines
// that hold the hash of a piece of code, a checksum, and the piece's HTML as JSON. New lines are appended while the build
// goes on, so that it need not hold them all; a line that is cut or damaged is as good as none.
import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Highlighter } from '../content/highlighter.ts'
import highlighterSource from '../content/highlighter.ts?raw'
import grammarSource from '../content/q-grammar.ts?raw'
import { attempt, openFileCache } from './file-cache.ts'
import { packageVersion } from './package-version.ts'

export type CodeCache = {
  /** A highlighter that colours nothing again that an earlier build has coloured. */
  keeping: (highlighter: Highlighter) => Highlighter
  /** To be called when all code is coloured: writes what is new, and drops the file once most of it is of no use. */
  finish: () => void
}

const appendedAt = 1_000_000

/** What was kept in `folder` for the site in `root`. A folder that cannot be read or written only costs time. */
export function openCodeCache(folder: string, root: string): CodeCache {
  // All that has a say in the HTML: the grammars, and how tokens become elements.
  const colouredBy = [packageVersion('shiki'), highlighterSource, grammarSource]
  const name = hash(JSON.stringify([root, colouredBy]))
  const file = join(folder, name)
  const files = openFileCache(folder)
  // Each line is checked by itself.
  const kept = readKept(attempt(() => files.read(name, () => true)?.toString()) ?? '')
  const used = new Set<string>()
  let added = ''
  return {
    keeping: highlighter => ({
      isKnown: highlighter.isKnown,
      highlight(code, language) {
        const key = hash(`${language}\n${code}`)
        const known = kept.get(key)
        const html = known ?? highlighter.highlight(code, language)
        if (known === undefined && !used.has(key)) added += `${key} ${checksum(key, html)} ${JSON.stringify(html)}\n`
        used.add(key)
        if (added.length > appendedAt) append()
        return html
      },
    }),
    finish() {
      append()
      if (kept.size > 2 * used.size) attempt(() => rmSync(file))
      files.prune()
    },
  }

  function append() {
    if (added === '') return
    attempt(() => {
      mkdirSync(folder, { recursive: true })
      appendFileSync(file, added)
    })
    added = ''
  }
}

function readKept(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap(line => {
      const [key = '', sum = ''] = line.split(' ', 2)
      const html = readJson(line.slice(key.length + sum.length + 2))
      return typeof html === 'string' && checksum(key, html) === sum ? [[key, html] as const] : []
    }),
  )
}

function readJson(text: string): unknown {
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
