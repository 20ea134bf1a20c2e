import { expect, test } from 'vitest'
import { createInlineStyleRules, replaceInlineStyles } from './inline-styles.ts'

const replace = (code: string) => {
  const rules = createInlineStyleRules()
  return { ...replaceInlineStyles('page.jsx', code, rules), css: rules.css().replace(/^\/\*.*\n/, '') }
}

test.each([
  ["<p style={{ color: 'teal' }}>a</p>", '<p className="inline-1">a</p>'],
  ['<p style={{ color: \'teal\' }} className="lead" id="a" />', '<p className="lead inline-1" id="a" />'],
  [
    "<p className={clsx('lead', wide && 'wide')} style={{ color: 'teal' }} />",
    "<p className={[clsx('lead', wide && 'wide'), 'inline-1'].filter(Boolean).join(' ')} />",
  ],
  [
    '<p\n  id="a"\n  style={{\n    color: \'teal\',\n  }}\n  className="lead"\n/>',
    '<p\n  id="a"\n  className="lead inline-1"\n/>',
  ],
])('the style of %j becomes a class', (code, expected) => {
  expect(replace(code)).toEqual({
    code: expected,
    replaced: [code.slice(0, code.indexOf('style')).split('\n').length],
    left: [],
    css: '\n.inline-1 {\n  color: teal !important;\n}\n',
  })
})

test('values are written as React writes them', () => {
  const { css } = replace(
    "<p style={{ marginTop: -8, lineHeight: 1.5, '--gap': '2px', WebkitHyphens: 'auto', fontFamily: `\"A\"`, color: '' }} />",
  )
  expect(css).toBe(
    '\n.inline-1 {\n  margin-top: -8px !important;\n  line-height: 1.5 !important;\n  --gap: 2px !important;\n  -webkit-hyphens: auto !important;\n  font-family: "A" !important;\n}\n',
  )
})

test("equal styles share a class, and those of Docusaurus' components become classes too", () => {
  const { code, css } = replace(
    'import Link from \'@docusaurus/Link\'\n<><Link to="/a" style={{ margin: 0 }} /><p style={{ margin: 0 }} /></>',
  )
  expect(code.match(/className="inline-1"/g)).toHaveLength(2)
  expect(css.match(/inline-/g)).toHaveLength(1)
})

test.each([
  'style={{ width }}',
  "style={{ ...base, color: 'teal' }}",
  "style={{ width: share + '%' }}",
  "style={{ [side]: '1px' }}",
  'style={styles}',
  "style={{ color: 'teal' }} {...props}",
  "style={{ background: 'url(./a.png)' }}",
  "style={{ color: 'teal } body { display: none' }}",
])('<p %s> stays as it is', attributes => {
  const code = `const a = 1\n;<p ${attributes} />`
  expect(replace(code)).toEqual({ code, replaced: [], left: [2], css: '' })
})

test.each(["<Box style={{ color: 'teal' }} />", '<p style={{ color }', "const text = '<p style={{ color: 1 }}>'"])(
  '%s is left alone',
  code => {
    expect(replace(code)).toEqual({ code, replaced: [], left: [], css: '' })
  },
)
