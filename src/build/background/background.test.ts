import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { bundleForNode } from '../../../tests/support/bundle-for-node.ts'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { imageForTest } from '../../../tests/support/image-for-test.ts'
import { drawImages } from '../../outputs/social-images/draw-social-images.ts'
import { runPages } from '../../q-pages/check/check-page.ts'
import { checkStartingPoints } from '../../q-pages/check/check-starting-points.ts'
import { openBackground } from './background.ts'

test('the worker does what the same functions do here', async () => {
  const background = openForTest(await bundleForNode('src/build/background/background.worker.ts'))
  const pages = [
    { markdown: '```q\nq)1+1\n3\nq)1+`a\n```\n', files: new Map() },
    {
      markdown: '```q file title="a.q" src="/a.q"\n```\n\n```sh start\n$ q a.q\n```\n',
      files: new Map([['/a.q', '-1 "a"']]),
    },
  ]
  const points = [{ title: 'Sum', about: '', code: '1+`a' }]
  const file = { path: 'points.yml', text: 'title: Sum' }
  const images = ['Joins', 'Tables'].map(imageForTest)
  const [here, there] = [createFolders(), createFolders()]

  expect(
    await Promise.all([
      background.runPages(pages),
      background.checkStartingPoints(points, file),
      background.drawImages({ missing: images, all: images }, there),
    ]),
  ).toEqual([
    await runPages(pages),
    await checkStartingPoints(points, file),
    await drawImages({ missing: images, all: images }, here),
  ])
  expect(readFiles(there.out)).toEqual(readFiles(here.out))
  expect(readdirSync(there.cache)).toHaveLength(readdirSync(here.cache).length)
})

test('an error of a task reaches who asked for it, with its cause, and the next task is done', async () => {
  const background = openForTest(await bundleForNode('src/build/background/background.worker.ts'))
  const { cache, out } = createFolders()
  const failure = await background
    .drawImages({ missing: [{ ...imageForTest('Joins'), path: '/\0' }], all: [] }, { cache, out })
    .catch(error => error)
  expect(failure).toMatchObject({
    message: 'A task in the background failed.',
    cause: { message: expect.stringContaining('without null bytes') },
  })
  expect(await background.runPages([{ markdown: '```q\n1+1\n```\n', files: new Map() }])).toMatchObject([
    { executed: 1 },
  ])
})

test.each([
  ['throws when it is loaded', `throw new Error('out of order')`, 'out of order'],
  ['throws in a callback', `setTimeout(() => { throw new Error('out of order') })`, 'out of order'],
  ['ends by itself', `setTimeout(() => process.exit(3), 20)`, 'It ended with exit code 3.'],
])('the tasks of a worker that %s fail, and those of later ones too', async (_, code, message) => {
  const background = openForTest(createWorker(code))
  for (let i = 0; i < 2; i++) {
    const requests = [background.runPages([]), background.checkStartingPoints([], { path: '', text: '' })]
    for (const result of await Promise.allSettled(requests))
      expect(result).toMatchObject({ status: 'rejected', reason: { cause: { message } } })
  }
})

test('a worker that is busy is ended', async () => {
  const background = openBackground(createWorker('while (true);'))
  let isSettled = false
  void background.runPages([]).finally(() => {
    isSettled = true
  })
  await new Promise(resolve => setTimeout(resolve, 100))
  await background.end()
  expect(isSettled).toBe(false)
})

function openForTest(worker: URL) {
  const background = openBackground(worker)
  onTestFinished(() => background.end())
  return background
}

/** A worker that runs `code` and answers nothing. */
function createWorker(code: string): URL {
  const lasting = `import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => {})\n`
  return pathToFileURL(join(folderForTest({ 'worker.mjs': lasting + code }), 'worker.mjs'))
}

function createFolders() {
  const root = folderForTest({ 'cache/.keep': '' })
  return { out: join(root, 'out'), cache: join(root, 'cache') }
}

function readFiles(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return files.map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name), 'base64')])
}
