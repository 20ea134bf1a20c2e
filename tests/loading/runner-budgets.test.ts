import { brotliCompressSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { listBuiltFiles, readBuilt } from '../support/built-files.ts'

const scripts = listBuiltFiles(inject('dist')).filter(path => path.endsWith('.js'))

/** Brotli bytes of the one script with this name and a hash. */
function bytesOf(name: string): number {
  const found = scripts.filter(path => new RegExp(`/${name}-[\\w-]+\\.js$`).test(path))
  expect(found, name).toHaveLength(1)
  return brotliCompressSync(readBuilt(found[0] ?? '')).length
}

test.each([
  ['q.worker', 62_100, 'the interpreter, which the first Run fetches'],
  ['library', 25_600, 'for code that names .Q, .h, .j, files or rarely used verbs'],
  ['compression', 7_200, 'for code that compresses files, or reads what is compressed'],
  ['create-machine', 6_100, 'for pages with several processes'],
  [
    'start-q-blocks',
    1_800,
    'the bars of sessions, presses on names, and what exercises and practice need before they are used',
  ],
  ['block-controller.client', 4_500, 'what a block shows when it runs'],
  ['q-editor.client', 4_200, 'the editor with the colours of q'],
])('%s takes at most %i bytes: %s', (name, limit) => {
  expect(bytesOf(name)).toBeLessThanOrEqual(limit)
})
