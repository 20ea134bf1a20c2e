import { readdirSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { imageForTest } from '../../../tests/support/image-for-test.ts'
import { drawImages, drawSocialImages } from './draw-social-images.ts'

const images = ['Joins', 'Tables', 'Iterators'].map(imageForTest)

function createFolders() {
  const root = folderForTest({})
  const folders = { out: join(root, 'out'), cache: join(root, 'cache') }
  return { ...folders, draw: (list = images) => drawSocialImages({ changed: list, all: list }, folders, drawImages) }
}

test('the second build draws nothing and writes the same bytes', async () => {
  const { out, draw } = createFolders()
  const bytes = () => images.map(({ path }) => readFileSync(join(out, path), 'latin1'))
  expect(await draw()).toEqual(3)
  const first = bytes()
  expect(await draw()).toEqual(0)
  expect(bytes()).toEqual(first)
})

test('a changed title draws one image', async () => {
  const { draw } = createFolders()
  await draw()
  const [first, ...others] = images
  expect(await draw([{ ...imageForTest('Joins'), ...first, title: 'Joins, edited' }, ...others])).toBe(1)
})

test('an image is drawn again if its bytes in the cache were truncated', async () => {
  const { cache, draw } = createFolders()
  await draw()
  const [data = ''] = readdirSync(cache).filter(name => name.endsWith('.data'))
  truncateSync(join(cache, data), 3000)
  expect(await draw()).toBe(3)
  expect(await draw()).toBe(0)
})

test('images are drawn each time if the cache folder is not writable', async () => {
  const root = folderForTest({ cache: 'a file in the place of the folder' })
  const folders = { out: join(root, 'out'), cache: join(root, 'cache') }
  expect(await drawSocialImages({ changed: images, all: images }, folders, drawImages)).toEqual(3)
  expect(await drawSocialImages({ changed: images, all: images }, folders, drawImages)).toEqual(3)
})

test('images that are in use are kept, however often others are drawn', async () => {
  const { draw } = createFolders()
  await draw()
  for (const title of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) expect(await draw([...images, imageForTest(title)])).toBe(1)
  expect(await draw()).toBe(0)
})
