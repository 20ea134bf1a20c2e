// After any edit, a build that uses results of earlier builds writes and prints the same as one that uses none.
//
// TICKWISE_TEST_SEED chooses other edits, TICKWISE_TEST_EDITS their number, and TICKWISE_TEST_FROM the first edit after which
// there is a build with the cache. A failure says which values repeat it.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { isLongRun } from '../support/long-run.ts'
import { createBuilder } from './builder.ts'
import { allEdits } from './edits/all-edits.ts'
import { ownCodeEdits } from './edits/code-edits.ts'
import { generateSite } from './generate-site.ts'
import { createRandom } from './random.ts'
import { runEdits } from './run-edits.ts'

const seed = Number(process.env.TICKWISE_TEST_SEED ?? 20_260_704)
const from = Number(process.env.TICKWISE_TEST_FROM ?? 1)
/** On a slow machine, 200 edits take more than an hour. */
const timeLimitMs = 3 * 60 * 60 * 1000

/** Long runs start a process for each build, as an author does; that takes three times as long. */
const builder = createBuilder({ startsEachTime: isLongRun })

afterAll(() => builder.forget())

const plainSite = { site: 'a site', hasOwnCode: false, subjects: allEdits, count: countEdits(200, 38) }
/** A build of this site without the cache takes five times as long, since it bundles the code. */
const ownCodeSite = {
  site: 'a site with stylesheets and code for browsers',
  hasOwnCode: true,
  subjects: isLongRun ? [...allEdits, ownCodeEdits, ownCodeEdits] : [ownCodeEdits],
  count: countEdits(100, 2),
}

test.each([plainSite, ownCodeSite])(
  'after each of $count edits of $site, a build with the cache writes and prints what one without it does',
  async ({ hasOwnCode, subjects, count }) => {
    const folder = folderForBuilds()
    const site = generateSite(createRandom(seed), { hasOwnCode })
    const failure = await runEdits({ folder, site, subjects, builder, seed, count, from })
    expect(failure && `${failure}\n${sayHowToRepeat(failure)}`).toBeUndefined()
    expect(existsSync(join(folder, 'cache'))).toBe(true)
  },
  timeLimitMs,
)

function countEdits(long: number, short: number): number {
  return Number(process.env.TICKWISE_TEST_EDITS ?? (isLongRun ? long : short))
}

function sayHowToRepeat(failure: string): string {
  const number = /^After edit (\d+)/.exec(failure)?.[1]
  const mode = isLongRun ? 'TICKWISE_TEST_LONG=1 ' : ''
  return `Again: ${mode}TICKWISE_TEST_SEED=${seed} TICKWISE_TEST_FROM=${number} TICKWISE_TEST_EDITS=${number} npm test -- incremental`
}

/** Short runs use Linux's file system in memory if there is one: they write 20,000 files. */
function folderForBuilds(): string {
  const memory = '/dev/shm'
  const folder = mkdtempSync(join(!isLongRun && existsSync(memory) ? memory : tmpdir(), 'tickwise-edits-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'site'))
  return folder
}
