import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('responses state the length and type of their content', () => {
  const head = (status: string, type: string, length: number) =>
    `"HTTP/1.1 ${status}\\r\\nContent-Type: ${type}\\r\\nConnection: close\\r\\nContent-Length: ${length}\\r\\n\\r\\n`
  const wide = '\\c 25 300'
  expect(run(wide, '.h.hy[`csv;"a,b"]')).toBe(`${head('200 OK', 'text/comma-separated-values', 3)}a,b"`)
  expect(run(wide, '.h.hn["404";`none;"no"]')).toBe(`${head('404', 'application/octet-stream', 2)}no"`)
  expect(run(wide, '.h.he "<x>"')).toBe(`${head('400 Bad Request', 'text/plain', 7)}'&lt;x>"`)
  expect(run(wide, '.h.hp enlist"a"')).toContain('<body><pre>a\\n</pre></body>')
  expect(run('.h.ka each 0 5i')).toBe('"close"\n"keep-alive"')
})

test('.h.val evaluates as value does until it is replaced', () => {
  expect(run('.h.val "2+3"')).toBe('5')
  expect(run('.h.val:{count x}', '.h.val "2+3"')).toBe('3')
})
