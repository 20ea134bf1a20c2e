// After any edit, a build that uses results of earlier builds writes and prints the same as one that uses none.
//
// TICKWISE_TEST_SEED chooses other edits, TICKWISE_TEST_EDITS their number, and TICKWISE_TEST_FROM the first edit after which
// there is a build with the cache. A failure says which values repeat it.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isLongRun } from '../support/long-run.ts'
import { repository } from '../support/run-tickwise.ts'
import { type Builders, createBuilder } from './builder.ts'
import { allEdits, allEditsOfOwnCode } from './edits/all-edits.ts'
import { generateSite } from './generate-site.ts'
import { createRandom } from './random.ts'
import { runEdits } from './run-edits.ts'

const seed = Number(process.env.TICKWISE_TEST_SEED ?? 20_260_704)
const from = Number(process.env.TICKWISE_TEST_FROM ?? 1)
const hourMs = 60 * 60 * 1000

test.each([
  { site: 'a site', hasOwnCode: false, edits: allEdits, count: countEdits(200, 36) },
  { site: 'a site with code for browsers', hasOwnCode: true, edits: allEditsOfOwnCode, count: countEdits(100, 4) },
])(
  'after each of $count edits of $site, a build with the cache writes and prints what one without it does',
  async ({ hasOwnCode, edits, count }) => {
    const folder = folderForBuilds()
    const site = generateSite(createRandom(seed), { hasOwnCode })
    const failure = await runEdits({ folder, site, edits, builders: startBuilders(folder), seed, count, from })
    expect(failure && `${failure}\n${sayHowToRepeat(failure)}`).toBeUndefined()
  },
  hourMs,
)

function countEdits(long: number, short: number): number {
  return Number(process.env.TICKWISE_TEST_EDITS ?? (isLongRun ? long : short))
}

function sayHowToRepeat(failure: string): string {
  const number = /^After edit (\d+)/.exec(failure)?.[1]
  const mode = isLongRun ? 'TICKWISE_TEST_LONG=1 ' : ''
  return `Again: ${mode}TICKWISE_TEST_SEED=${seed} TICKWISE_TEST_FROM=${number} TICKWISE_TEST_EDITS=${number} npm test -- incremental`
}

function folderForBuilds(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tickwise-edits-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'site'))
  return folder
}

/** Long runs start a process for each build, as an author does; that takes three times as long. */
function startBuilders(folder: string): Builders {
  const other = join(folder, 'other')
  cpSync(join(repository, 'tests/fixtures/tiny'), other, { recursive: true })
  const forget = ['build', '--root', other]
  const options = { startsEachTime: isLongRun }
  const builders = { cached: createBuilder(forget, options), clean: createBuilder(forget, options) }
  onTestFinished(async () => {
    await Promise.all([builders.cached.forget(), builders.clean.forget()])
  })
  return builders
}
