import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatProblems } from '../../content/input/problem.ts'
import { listFiles } from '../../content/input/source-file.ts'
import { checkAnswers } from '../../q-pages/check/check-answers.ts'
import type { Folders } from '../folders.ts'
import { BuildFailure } from '../report-problems.ts'
import { type BuildResult, runBuild } from '../run-build.ts'

type SiteFolders = Omit<Folders, 'out'>

/**
 * Builds the site into a folder that is removed, and judges the answers of its exercises. Prints what was counted, and at the end
 * `N passed, N failed`; if anything failed, the exit code is 1.
 */
export async function testSite(folders: SiteFolders, checksExternalLinks: boolean) {
  const { pages, agreeingInputs, errors } = await buildForTest(folders, checksExternalLinks)
  const { root } = folders
  const files = listFiles(root, 'content').filter(path => path.endsWith('.mdx'))
  const { exercises, answers, problems } = await checkAnswers(root, files)
  if (problems.length > 0) console.error(formatProblems(problems))
  const passed = pages + agreeingInputs + answers - problems.length
  const failed = errors + problems.length
  console.log(
    [
      `${describeBuild({ pages, agreeingInputs, errors })}; ${count(answers, 'answer')} of ${count(exercises, 'exercise')} judged`,
      `${passed} passed, ${failed} failed`,
    ].join('\n'),
  )
  if (failed > 0) process.exitCode = 1
}

async function buildForTest(folders: SiteFolders, checksExternalLinks: boolean) {
  const out = mkdtempSync(join(tmpdir(), 'tickwise-test-'))
  try {
    const result = await runBuild({ ...folders, out }, { checksExternalLinks, isTemporary: true })
    return { ...result, errors: 0 }
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error
    return { pages: 0, agreeingInputs: 0, errors: error.errors }
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

function describeBuild({ pages, agreeingInputs, errors }: BuildResult & { errors: number }): string {
  if (errors > 0) return `not built, because of ${count(errors, 'error')}`
  return `${count(pages, 'page')} built; ${count(agreeingInputs, 'input')} of q with the output that the pages show`
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
