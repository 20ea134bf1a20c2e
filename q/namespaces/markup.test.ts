import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test.each([
  ['.h.htc[`b;"hi"]', '"<b>hi</b>"'],
  ['.h.hta[`p;`id`n!("x";`y)]', '"<p id=\\"x\\" n=y>"'],
  ['.h.htac[`p;(1#`id)!enlist"x";"hi"]', '"<p id=\\"x\\">hi</p>"'],
  ['.h.ha[`$"/a";"A"]', '"<a href=/a>A</a>"'],
  ['.h.hb["/a";"A"]', '"<a target=v href=\\"/a\\">A</a>"'],
  ['.h.nbr "a b"', '"<nobr>a b</nobr>"'],
  ['.h.hr "four"', '"----"'],
  ['.h.code "type\\tq\\tnow"', '"type <code><nobr>q</nobr></code> now"'],
  ['.h.http "to http://a.b/c now"', '"to <a href=\\"http://a.b/c\\">http://a.b/c</a> now"'],
])('%s makes an element', (input, output) => {
  expect(run(input)).toBe(output)
})

test.each([
  ['.h.pre("ab";"c")', '"<pre>ab\\nc\\n</pre>"'],
  ['.h.xmp enlist"a"', '"<xmp>a\\n</xmp>"'],
  ['.h.text("ab";"c")', '"<p>ab</p>\\n<p>c</p>\\n"'],
])('%s makes a block of lines', (input, output) => {
  expect(run(input)).toBe(output)
})

test('.h.html and .h.fram make whole pages', () => {
  expect(run('.h.sa:.h.sb:""', '.h.html "hi"')).toBe('"<html><head><style></style></head><body>hi</body></html>"')
  const page = run('\\c 25 200', '.h.fram["T";("ab";"abc");("l.htm";"r.htm")]')
  expect(page).toContain('<frameset cols=\\"56,*\\"><frame src=\\"l.htm\\"><frame name=v src=\\"r.htm\\"></frameset>')
})

test.each([
  ['.h.hc "a<b"', '"a&lt;b"'],
  ['.h.xs "a<b>&c"', '"a&lt;b&gt;&amp;c"'],
  ['.h.hu "a b/é"', '"a%20b%2f%c3%a9"'],
  ['.h.uh "a%20b%2F"', '"a b/"'],
  ['.h.hug["a"]"ab"', '"a"\n"%62"'],
])('%s escapes or unescapes', (input, output) => {
  expect(run(input)).toBe(output)
})

test('responses say how long their content is and of which type', () => {
  const head = (status: string, type: string, length: number) =>
    `"HTTP/1.1 ${status}\\r\\nContent-Type: ${type}\\r\\nConnection: close\\r\\nContent-Length: ${length}\\r\\n\\r\\n`
  const wide = '\\c 25 300'
  expect(run(wide, '.h.hy[`csv;"a,b"]')).toBe(`${head('200 OK', 'text/comma-separated-values', 3)}a,b"`)
  expect(run(wide, '.h.hn["404";`none;"no"]')).toBe(`${head('404', 'application/octet-stream', 2)}no"`)
  expect(run(wide, '.h.he "<x>"')).toBe(`${head('400 Bad Request', 'text/plain', 7)}'&lt;x>"`)
  expect(run(wide, '.h.hp enlist"a"')).toContain('<body><pre>a\\n</pre></body>')
  expect(run('.h.ka each 0 5i')).toBe('"close"\n"keep-alive"')
})

test('tables become text', () => {
  const table = 't:([]a:1 2;b:("x,y";"z");c:(1 2;3 4))'
  expect(run(table, '.h.cd t')).toBe('"a,b,c"\n"1,\\"x,y\\",1 2"\n"2,z,3 4"')
  expect(run(table, '.h.d:"-"', '.h.td t')).toBe('"a\\tb\\tc"\n"1\\tx,y\\t1-2"\n"2\\tz\\t3-4"')
  expect(run('.h.xd ([]a:1#`x)')).toBe('"<R>"\n"<r><a>x</a></r>"\n"</R>"')
  expect(run('.h.tx[`json] ([k:1 2]v:3 4)')).toBe('"{\\"k\\":1,\\"v\\":3}"\n"{\\"k\\":2,\\"v\\":4}"')
  expect(run('.h.xt[`json;("1";"[2]")]')).toBe('1f\n,2f')
})

test('.h.ed and .h.edsn write a workbook with a sheet for each table', () => {
  const sheet = (name: string) =>
    `<Worksheet ss:Name=\\"${name}\\"><Table><Row><Cell><Data ss:Type=\\"String\\">a</Data></Cell></Row>` +
    '<Row><Cell><Data ss:Type=\\"Number\\">1</Data></Cell></Row></Table></Worksheet>'
  expect(run('\\c 25 2000', '.h.ed ([]a:1#1)')).toContain(sheet('Sheet1'))
  expect(run('\\c 25 2000', '.h.edsn `x`y!2#enlist([]a:1#1)')).toContain(sheet('x') + sheet('y'))
})

test('.h.jx shows a page of a table with links to others', () => {
  const lines = run('\\c 40 200', 't:([]a:til 100)', '.h.jx[90;`t]').split('\n')
  expect(lines[0]).toContain('<a href=\\"?[58\\">up</a> <a href=\\"?[68\\">down</a> <a href=\\"?[68\\">end</a> 100[90]')
  expect(lines.slice(1, 5)).toEqual(['""', '"a "', '"--"', '"90"'])
  expect(lines).toHaveLength(14)
})

test('.h.iso8601 gives a moment as ISO 8601 does', () => {
  expect(run('.h.iso8601 1000000000')).toBe('"2000-01-01T00:00:01.000000000"')
})

test('.h.val evaluates as value does until it is replaced', () => {
  expect(run('.h.val "2+3"')).toBe('5')
  expect(run('.h.val:{count x}', '.h.val "2+3"')).toBe('3')
})
