import { expect, test } from 'vitest'
import { formatProblems, type Problem } from './problem.ts'
import { readConfig } from './read-config.ts'

const valid = {
  title: 'Tiny',
  tagline: 'Small',
  description: 'A small site.',
  url: 'https://tiny.example',
  favicon: '/icon.svg',
  logo: { src: '/icon.svg', alt: '', width: 50, height: 150 },
  navbar: { items: [{ label: 'Docs', to: '/docs' }] },
  footer: { columns: [], notes: [] },
}

function read(exported: unknown) {
  const problems: Problem[] = []
  const text = JSON.stringify(exported, null, 2)?.replace(/"(\w+)":/g, '$1:') ?? ''
  return { config: readConfig(exported, text, problem => problems.push(problem)), report: formatProblems(problems) }
}

test('what a configuration leaves out has a default', () => {
  expect(read(valid).config).toEqual({
    ...valid,
    navbar: { hideOnScroll: false, ...valid.navbar },
    lastUpdate: true,
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 5 },
    blog: { title: 'Blog', description: 'Blog', sidebarTitle: 'All posts', postsPerPage: 10 },
  })
})

test('unknown keys, missing values, wrong types and a URL with a path are errors that name key and form', () => {
  const { title: _, ...rest } = valid
  const { config, report } = read({
    ...rest,
    url: 'https://tiny.example/docs',
    favicon: 5,
    taglin: 'x',
    footer: { columns: [{ title: 'Learn', items: [{ label: 'None' }] }], notes: [] },
    navbar: { items: [{ label: 'Empty', items: [] }], hideOnScrol: true },
  })
  expect(config).toBeUndefined()
  expect(report).toMatchInlineSnapshot(`
    "error site.config.ts
      \`title\` is missing.
      Add it: it must be text.

    error site.config.ts:4
      \`url\` is \`"https://tiny.example/docs"\`.
      Correct it: it must have no path and no slash at its end.

    error site.config.ts:5
      \`favicon\` is \`5\`.
      Correct it: it must be text.

    error site.config.ts:13
      \`navbar.items.0\` is \`{"label":"Empty","items":[]}\`.
      Correct it: it must be a link (\`label\` with \`to\` or \`href\`) or a dropdown (\`label\` with \`items\`).

    error site.config.ts:19
      Unknown key \`navbar.hideOnScrol\`.
      Remove it; the keys are in src/site-config.ts.

    error site.config.ts:22
      \`footer.columns.0.items.0\` is \`{"label":"None"}\`.
      Correct it: it needs either \`to\` (a path of this site) or \`href\` (another site).

    error site.config.ts:34
      Unknown key \`taglin\`.
      Did you mean \`tagline\`?

    7 errors, 0 warnings"
  `)
})

test('a file without a default export is an error', () => {
  expect(read(undefined).report).toMatchInlineSnapshot(`
    "error site.config.ts
      \`the default export\` is missing.
      Write \`export default defineSite({ … })\`.

    1 error, 0 warnings"
  `)
})
