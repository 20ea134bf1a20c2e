import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { readImageSize } from './local-files.ts'

const files = {
  'view-box.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300.4 150"></svg>',
  'no-size.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'a.gif': 'GIF89a\x40\x01\x0a\0',
  'cut.png': '\x89PNG',
  'text.jpg': 'This is text.',
}
const sizeOf = (name: keyof typeof files) => readImageSize(join(folderForTest(files), name))

test('sizes are read from the file; a file that states none has none', () => {
  expect(sizeOf('view-box.svg')).toEqual({ width: 300, height: 150 })
  expect(sizeOf('a.gif')).toEqual({ width: 320, height: 10 })
  for (const name of ['no-size.svg', 'cut.png', 'text.jpg'] as const) expect(sizeOf(name)).toBeUndefined()
})

test('the icons of this site have the sizes that their names say', () => {
  expect(readImageSize(join(import.meta.dirname, '../../../static/img/icon-192.png'))).toEqual({
    width: 192,
    height: 192,
  })
})
