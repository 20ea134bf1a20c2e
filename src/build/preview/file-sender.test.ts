import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { createFileSender } from './file-sender.ts'

const path = '/a.txt'

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br;q=0.9', 'br'],
  ['identity', null],
])('a browser that accepts %j gets the text encoded as %j', async (accepted, encoding) => {
  const { get } = await sendFrom(folderForTest({ 'a.txt': 'Words' }))
  const response = await get({ 'accept-encoding': accepted })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(await response.text()).toBe('Words')
})

test('the copy that the build compressed is sent, and is read only once', async () => {
  const folder = folderForTest({ 'a.txt': 'Words', 'a.txt.gz': 'first' })
  const { get } = await sendFrom(folder)
  const lengthOf = async () => (await get({ 'accept-encoding': 'gzip' }, 'HEAD')).headers.get('content-length')
  expect(await lengthOf()).toBe(String('first'.length))
  writeFileSync(join(folder, 'a.txt.gz'), 'another')
  expect(await lengthOf()).toBe(String('first'.length))
})

test('a browser that has the current file is answered with 304', async () => {
  const { get } = await sendFrom(folderForTest({ 'a.txt': 'Words' }))
  const etag = (await get()).headers.get('etag') ?? ''
  const again = await get({ 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
})

/** A server that answers every request with `a.txt` of the folder. */
async function sendFrom(folder: string) {
  const send = createFileSender(folder)
  const server = createServer((request, response) => {
    send(request, response, { status: 200, headers: {}, file: path })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, method })
  return { get }
}
