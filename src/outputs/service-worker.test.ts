import { expect, test } from 'vitest'
import { serviceWorkerFile } from './service-worker.ts'

const named = (text: string) => new Map([['/offline', Buffer.from(text)]])

test('the worker starts with the list of its files; only those whose names hold no hash need a revision', () => {
  const [list] = serviceWorkerFile(['/assets/client-1.js'], named('a')).split('\n')
  expect(list).toMatchInlineSnapshot(
    `"const shellFiles=[{"url":"/assets/client-1.js","revision":null},{"url":"/offline","revision":"ca978112ca1bbdca"}];"`,
  )
})

test('a changed file changes its revision and nothing of the code', () => {
  const [one, other] = ['a', 'b'].map(text => serviceWorkerFile([], named(text)))
  expect(one).not.toBe(other)
  expect(one?.slice(one.indexOf('\n'))).toBe(other?.slice(other.indexOf('\n')))
})
