// The sites that are measured, in a temporary folder: those of the harness's corpus, or a copy of this repository's own.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {{ tickwise: string; hugo: string | undefined }} Sites The folders of a site for both tools. */

export const repository = dirname(dirname(fileURLToPath(import.meta.url)))
export const tools = ['tickwise', 'hugo']

/**
 * Writes one corpus as a site of each tool, into folders of `work` with their names.
 * @param {string} work
 * @param {{ harness: string; size: string }} options
 * @returns {Sites}
 */
export function writeCorpusSites(work, { harness, size }) {
  cpSync(resolve(harness), join(work, 'harness'), { recursive: true })
  cpSync(join(repository, 'bench/peer-adapter.mjs'), join(work, 'harness/adapters/tickwise.mjs'))
  mkdirSync(join(work, 'node_modules'))
  symlinkSync(repository, join(work, 'node_modules/tickwise'))
  runHarness(work, 'generate-corpus.mjs', '--size', size, '--out', join(work, 'corpus'))
  for (const tool of tools) {
    const corpus = join(work, 'corpus/corpus.json')
    runHarness(work, 'write-site.mjs', '--tool', tool, '--corpus', corpus, '--out', join(work, tool))
  }
  return { tickwise: join(work, 'tickwise'), hugo: join(work, 'hugo') }
}

/**
 * Clones the last commit with its history, which dates of last changes are taken from.
 * @param {string} work
 * @returns {Sites}
 */
export function copyOwnSite(work) {
  const copy = join(work, 'own')
  execFileSync('git', ['clone', '--quiet', repository, copy])
  return { tickwise: copy, hugo: undefined }
}

/**
 * Runs a script of the copied harness and returns what it prints.
 * @param {string} work
 * @param {string[]} args
 */
export function runHarness(work, ...args) {
  return execFileSync(process.execPath, args, { cwd: join(work, 'harness'), encoding: 'utf8' })
}
