import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { usage } from './read-command-line.ts'
import { runCommandLine } from './run-command-line.ts'

/** Runs the command at `now`; returns its exit code and what it prints. */
async function run(args: string[], root: string, now = '2024-03-19T12:00:00Z') {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation(text => printed.push(`out: ${text}`))
  vi.spyOn(console, 'error').mockImplementation(text => printed.push(`error: ${text}`))
  const before = process.exitCode
  onTestFinished(() => {
    process.exitCode = before
    vi.useRealTimers()
  })
  process.exitCode = 0
  await runCommandLine([...args, '--root', root], root)
  return { code: process.exitCode, printed }
}

test('a mistake in the command line is printed with the usage, and the exit code is 2', async () => {
  const root = folderForTest({ 'site.config.ts': '' })
  expect(await run(['biuld'], root)).toEqual({ code: 2, printed: [`error: Unknown command: biuld.\n${usage}`] })
})

test('help is no error', async () => {
  expect(await run(['--help'], '/nowhere')).toEqual({ code: 0, printed: [`out: ${usage}`] })
})

test('`new` writes a draft and says where', async () => {
  const root = folderForTest({ 'site.config.ts': '' })
  const hint = 'out: Only `npm run dev` shows it until you remove `draft: true`.'
  expect(await run(['new', 'doc', 'a/joins', 'All joins'], root)).toEqual({
    code: 0,
    printed: ['out: wrote content/docs/a/joins.md, a draft for /docs/a/joins', hint],
  })
  expect(readFileSync(join(root, 'content/docs/a/joins.md'), 'utf8')).toContain('title: All joins\n')
  expect(await run(['new', 'post', 'Why q'], root)).toEqual({
    code: 0,
    printed: ['out: wrote content/blog/2024-03-19-why-q.md, a draft for /blog/why-q', hint],
  })
})

test('a draft that cannot be written is an error', async () => {
  const root = folderForTest({ 'site.config.ts': '', 'content/docs/joins.md': '' })
  expect(await run(['new', 'doc', 'joins'], root)).toEqual({
    code: 1,
    printed: ['error: content/docs/joins.md exists already.'],
  })
})

test('a post has the day of the author’s time zone', async () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60)
  const { printed } = await run(
    ['new', 'post', 'Late'],
    folderForTest({ 'site.config.ts': '' }),
    '2024-03-19T23:30:00Z',
  )
  expect(printed[0]).toContain('content/blog/2024-03-20-late.md')
})

test('`preview` without a build is an error', async () => {
  const root = folderForTest({ 'site.config.ts': '' })
  expect(await run(['preview'], root)).toEqual({
    code: 1,
    printed: [`error: There is no built site at ${join(root, 'dist')}. Build it first: npm run build`],
  })
})
