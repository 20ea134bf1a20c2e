import { readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { imageForTest } from '../../../tests/support/image-for-test.ts'
import { drawImages, drawSocialImages } from './draw-social-images.ts'

const images = ['Joins', 'Tables', 'Iterators'].map(imageForTest)

function createFolders() {
  const root = folderForTest({})
  const folders = { out: join(root, 'out'), cache: join(root, 'cache') }
  return { ...folders, draw: (list = images) => drawSocialImages(list, folders, drawImages) }
}

test('the second build draws nothing and writes the same bytes', async () => {
  const { out, draw } = createFolders()
  const bytes = () => images.map(({ path }) => readFileSync(join(out, path), 'latin1'))
  expect(await draw()).toEqual({ drawn: 3, kept: 0 })
  const first = bytes()
  expect(await draw()).toEqual({ drawn: 0, kept: 3 })
  expect(bytes()).toEqual(first)
})

test('a changed title draws one image', async () => {
  const { draw } = createFolders()
  await draw()
  const [first, ...others] = images
  expect(await draw([{ ...imageForTest('Joins'), ...first, title: 'Joins, edited' }, ...others])).toEqual({
    drawn: 1,
    kept: 2,
  })
})

test('an image is drawn again if its file in the cache is truncated or not an image', async () => {
  const { cache, draw } = createFolders()
  await draw()
  const [truncated = '', invalid = ''] = readdirSync(cache).map(name => join(cache, name))
  truncateSync(truncated, 3000)
  writeFileSync(invalid, 'no image')
  expect(await draw()).toEqual({ drawn: 2, kept: 1 })
  expect(await draw()).toEqual({ drawn: 0, kept: 3 })
})

test('images are drawn each time if the cache folder is not writable', async () => {
  const root = folderForTest({ cache: 'a file in the place of the folder' })
  const folders = { out: join(root, 'out'), cache: join(root, 'cache') }
  expect(await drawSocialImages(images, folders, drawImages)).toEqual({ drawn: 3, kept: 0 })
  expect(await drawSocialImages(images, folders, drawImages)).toEqual({ drawn: 3, kept: 0 })
})

test('images that no build has used for two months are removed when something is drawn', async () => {
  const { cache, draw } = createFolders()
  await draw()
  const long = new Date(Date.now() - 61 * 24 * 60 * 60 * 1000)
  for (const name of readdirSync(cache)) utimesSync(join(cache, name), long, long)
  await draw(images.slice(0, 1))
  expect(readdirSync(cache)).toHaveLength(3)
  await draw([imageForTest('New')])
  expect(readdirSync(cache)).toHaveLength(2)
})
