import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import { z } from 'zod'
import { formatScore } from './format-score.ts'
import { type Score, scoreCases } from './score-cases.ts'

/** The file that `--write` makes, below the current folder. A page of the site shows it. */
const scoreFile = 'content/data/q-score.yml'

/**
 * Runs the cases of a file and returns the table of what agrees; scripts that they load are in a folder `fixtures` beside
 * the file. `cases.jsonl --write --date 2024-03-19` writes the site's data file too.
 */
export function runScore(args: string[], folder = '.'): string {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: 'boolean' }, date: { type: 'string', default: new Date().toISOString().slice(0, 10) } },
  })
  const [file] = positionals
  if (file === undefined) throw new Error('--score needs a file of cases.')
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (!z.iso.date().safeParse(values.date).success) throw new Error(`${values.date} is no day such as 2024-03-19.`)
  const readFixture = (name: string) => readFileSync(join(dirname(file), 'fixtures', name), 'utf8')
  const score = scoreCases(readFileSync(file, 'utf8'), readFixture)
  if (!values.write) return formatScore(score)
  writeScore(join(folder, scoreFile), score, values.date)
  return `${formatScore(score)}\nwrote ${scoreFile}`
}

/** Writes numbers alone: no text of a case. */
function writeScore(path: string, score: Score, date: string) {
  const comment =
    '# How far the runner agrees with documented examples of q. Written by `npm run q:score -- FILE --write`.\n'
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, comment + stringify({ date, ...score }))
}
