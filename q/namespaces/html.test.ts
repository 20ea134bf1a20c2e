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
