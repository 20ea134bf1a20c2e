import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

/** The status and the content of what `.z.ph` answers to the last of some inputs. */
function request(text: string, ...inputs: string[]): [status: string, content: string] {
  const output = run('\\c 2000 2000', ...inputs, `-1 .z.ph(${JSON.stringify(text)};()!());`)
  const [head = '', ...content] = output.split('\r\n\r\n')
  return [head.slice('HTTP/1.1 '.length).split('\r\n')[0] ?? '', content.join('\r\n\r\n')]
}

const table = 't:([]a:til 40;b:`$"<",/:string til 40)'

test('an empty request shows the names of the variables on the left and the first of them on the right', () => {
  expect(request('', table, 'f:{x}')[1]).toContain('<frame src="?"><frame name=v src="?t">')
  expect(request('')[1]).toContain('<frame name=v src="?">')
  expect(request('?', table, 'f:{x}', 'n:1')[1]).toContain(
    '<pre><a target=v href="?n">n</a>\n<a target=v href="?t">t</a></pre>',
  )
})

test('a table is shown in pages of 32 rows, whose links lead through it', () => {
  const [status, content] = request('?t', table)
  expect(status).toBe('200 OK')
  expect(content).toContain('<a href="?[8">down</a> <a href="?[8">end</a> 40[0]\n\na  b  \n')
  expect(content).toContain('\n31 &lt;31</pre>')
  expect(request('?[8', table, '.z.ph("?t";());')[1]).toContain('\n39 &lt;39</pre>')
})

test('what is no table is shown as the console prints it, within the rows of \\C', () => {
  expect(request('?1%2b1')[1]).toContain('<pre>\n2\n</pre>')
  expect(request('?`a`b!("<b>";2)')[1]).toContain('a| &quot;&lt;b&gt;&quot;\nb| 2\n')
  expect(request('?([k:til 50]v:til 50)', '\\C 10 20')[1].split('\n')).toHaveLength(10)
})

test.each([
  ['csv', 'a,b\n1,x\n2,y'],
  ['txt', 'a\tb\n1\tx\n2\ty'],
  ['json', '{"a":1,"b":"x"}\n{"a":2,"b":"y"}'],
  ['xml', '<R>\n<r><a>1</a><b>x</b></r>\n<r><a>2</a><b>y</b></r>\n</R>'],
])('a name that ends with .%s gives the value in that format', (format, expected) => {
  expect(request(`some.${format}?t`, 't:([]a:1 2;b:`x`y)')).toEqual(['200 OK', expected])
})

test('a workbook is sent with the media type of Excel', () => {
  expect(run('("\\r\\n"vs .z.ph("t.xls?([]a:1 2)";()!()))1')).toBe('"Content-Type: application/msexcel"')
})

test('code runs through .h.val, and an error has the status 400', () => {
  expect(request('?a', '.h.val:{"<",x,">"}')[1]).toContain('&quot;&lt;a&gt;&quot;')
  expect(request('?1+`a')).toEqual(['400 Bad Request', "'type"])
  expect(request('x.csv?nothing')).toEqual(['400 Bad Request', "'nothing"])
})

test('a file below .h.HOME is sent, with or without a query', () => {
  const page = '`:html/sub/a.css 0:enlist"body{}"'
  expect(request('sub/a.css?v=2', page)).toEqual(['200 OK', 'body{}\n'])
  expect(request('a.css', page, '.h.HOME:"html/sub"')).toEqual(['200 OK', 'body{}\n'])
  expect(run(page, '("\\r\\n"vs .z.ph("sub/a.css";()!()))1')).toBe('"Content-Type: text/css"')
})

test.each([
  'secret',
  '../secret',
  '%2e%2e/secret',
  'sub/../../secret',
  '/secret',
  '..%2fsecret',
  '../html2/x',
  'sub',
  '',
])('%j is no file below .h.HOME', text => {
  const files = ['`:secret 0:enlist"no"', '`:html/sub/a 0:enlist"a"', '`:html2/x 0:enlist"no"']
  const [status, content] = request(text || './', ...files)
  expect([status, content.startsWith('not found: ')]).toEqual(['404 Not Found', true])
})

test('a handler of its own stays when the library comes later', () => {
  expect(run('.z.ph:{`mine}', '.Q.w[];.z.ph 1')).toBe('`mine')
})
