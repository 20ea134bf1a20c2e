import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { formatProblems, type Problem } from '../input/problem.ts'
import { readDocs } from './read-docs.ts'
import { chooseSidebars, listCategories, listDocs, type SidebarItem } from './sidebar-tree.ts'
import type { SidebarsFile } from './sidebars-from-file.ts'

const place = { folder: 'content/docs', path: '/docs' }

function read(files: Record<string, string>, includesDrafts = false, sidebarsFile?: SidebarsFile) {
  const problems: Problem[] = []
  const root = folderForTest(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`content/docs/${path}`, text])),
  )
  const reading = {
    root,
    includesDrafts,
    tocLevels: { from: 2, to: 5 },
    editUrl: undefined,
    format: 'detect' as const,
    report: (problem: Problem) => problems.push(problem),
  }
  const { docs, sidebars } = readDocs(reading, place, sidebarsFile)
  const sidebar = sidebars.flatMap(({ items }) => items)
  return { docs, sidebars, sidebar, problems, report: formatProblems(problems) }
}

function readOne(path: string, text = 'Text.') {
  const { sidebar, problems } = read({ [path]: text })
  expect(problems).toEqual([])
  const [doc] = listDocs(sidebar)
  if (!doc) throw new Error('There is no doc.')
  return doc
}

const outline = (items: SidebarItem[]): string[] =>
  items.map(item => (item.type !== 'category' ? item.label : `${item.label} (${outline(item.items).join(', ')})`))

test.each([
  ['intro.md', 'intro', '/docs/intro'],
  ['language/why_KDB.mdx', 'language/why_KDB', '/docs/language/why_KDB'],
  ['01-intro.md', 'intro', '/docs/intro'],
  ['02-concepts/003 - joins.md', 'concepts/joins', '/docs/concepts/joins'],
  ['2. attributes.md', 'attributes', '/docs/attributes'],
  ['1. 2nd steps.md', '2nd steps', '/docs/2nd steps'],
  ['2021-11-foo.md', '2021-11-foo', '/docs/2021-11-foo'],
  ['7.0-foo.md', '7.0-foo', '/docs/7.0-foo'],
  ['2024.md', '2024', '/docs/2024'],
  ['index.md', 'index', '/docs'],
  ['concepts/index.md', 'concepts/index', '/docs/concepts'],
  ['concepts/README.md', 'concepts/README', '/docs/concepts'],
  ['concepts/Concepts.md', 'concepts/Concepts', '/docs/concepts'],
])('%s has the id %s and the address %s', (path, id, url) => {
  expect(readOne(path)).toMatchObject({ id, url })
})

test.each([
  ['a/b.md', 'slug: /x', '/docs/x'],
  ['a/b.md', 'slug: x', '/docs/a/x'],
  ['a/b.md', 'slug: ./x', '/docs/a/x'],
  ['a/b.md', 'slug: ../x/', '/docs/x'],
  ['a/b.md', 'slug: /', '/docs'],
  ['a/index.md', 'slug: x', '/docs/a/x'],
  ['a/b.md', 'id: own', '/docs/a/own'],
  ['a/07-b.md', 'parse_number_prefixes: false', '/docs/a/07-b'],
])('%s with %s has the address %s', (path, front, url) => {
  expect(readOne(path, `---\n${front}\n---\n`).url).toBe(url)
})

test.each([
  ['front matter', '---\ntitle: Front\nid: own\n---\n# Heading\n\nText.', 'Front'],
  ['the heading that opens it', '---\nid: own\n---\n# The `aj` join\n\nText.', 'The aj join'],
  ['its id', '---\nid: own\n---\nText.', 'own'],
])('its title comes from %s', (_, text, title) => {
  const doc = readOne('file.md', text)
  expect(doc).toMatchObject({ title, sidebarLabel: title, paginationLabel: undefined, description: 'Text.' })
  expect(doc.source.body.trim()).toBe('Text.')
})

test.each([
  ['---\ntitle: Front\n---\nText.', 'Front'],
  ['---\ntitle: Front\n---\n# Heading\n\nText.', 'Heading'],
  ['---\ntitle: Front\nhide_title: true\n---\n# Heading\n\nText.', 'Heading'],
  ['---\ntitle: Front\nhide_title: true\n---\nText.', undefined],
])('the heading above %j is %s', (text, shownTitle) => {
  expect(readOne('file.md', text)).toMatchObject({ title: 'Front', shownTitle })
})

test('front matter gives description, labels, heading levels and keywords', () => {
  const doc = readOne(
    'a.md',
    '---\ndescription: Described.\nsidebar_label: Short\ntoc_max_heading_level: 3\nkeywords: [aj, 2]\nhide_title: true\n---\nText.',
  )
  expect(doc).toMatchObject({
    description: 'Described.',
    sidebarLabel: 'Short',
    paginationLabel: 'Short',
    tocLevels: { from: 2, to: 3 },
    keywords: ['aj', '2'],
    shownTitle: undefined,
  })
  expect(readOne('a.md', '---\nhide_table_of_contents: true\n---\n').tocLevels).toBeUndefined()
})

test('items with a position come first, then the others by file name; front matter wins over the prefix', () => {
  const { sidebar } = read({
    'b.md': '',
    'a.md': '',
    '02-second.md': '',
    '03-first.md': '---\nsidebar_position: 1\n---\n',
    'zeroth.md': '---\nsidebar_position: 0.5\n---\n',
    '04-folder/x.md': '',
    'placed/_category_.json': '{ "label": "Placed", "position": 3 }',
    'placed/y.md': '',
  })
  expect(outline(sidebar)).toEqual(['zeroth', 'first', 'second', 'Placed (y)', 'folder (x)', 'a', 'b'])
})

test.each([
  ['_category_.json', '{ "label": "KDB/Q Language", "link": { "type": "generated-index" } }'],
  ['_category_.yml', 'label: KDB/Q Language\nlink:\n  type: generated-index\n'],
  ['_category_.yaml', 'label: KDB/Q Language\nlink: { type: generated-index }\n'],
])('%s makes a category with a page at the GitHub slug of its label', (file, text) => {
  const { sidebar, problems } = read({ [`language/${file}`]: text, 'language/history.md': '' })
  expect(problems).toEqual([])
  expect(sidebar).toMatchObject([
    {
      label: 'KDB/Q Language',
      title: 'KDB/Q Language',
      url: '/docs/category/kdbq-language',
      isGenerated: true,
      isCollapsed: true,
    },
  ])
})

test('a category may set slug, title and description of its generated page', () => {
  const { sidebar } = read({
    'a/_category_.yml':
      'label: A\ncollapsed: false\nlink:\n  type: generated-index\n  slug: /own\n  title: All of A\n  description: About A.\n',
    'a/x.md': '',
  })
  expect(sidebar).toMatchObject([{ url: '/docs/own', title: 'All of A', description: 'About A.', isCollapsed: false }])
})

test('of two categories with the same label the second in reading order gets another address', () => {
  const examples = 'label: Examples\nlink: { type: generated-index }\n'
  const files = {
    'a/_category_.yml': `${examples}position: 2\n`,
    'a/x.md': '',
    'b/_category_.yml': `${examples}position: 1\n`,
    'b/inner/_category_.yml': examples,
    'b/inner/y.md': '',
  }
  const urls = (items: SidebarItem[]) => listCategories(items).map(({ url, file }) => [url, file])
  const { sidebar } = read(files)
  expect(urls(sidebar)).toEqual([
    ['/docs/category/examples', 'content/docs/b/_category_.yml'],
    ['/docs/category/examples-1', 'content/docs/b/inner/_category_.yml'],
    ['/docs/category/examples-2', 'content/docs/a/_category_.yml'],
  ])
  const category = { type: 'category', label: 'Examples', link: { type: 'generated-index' } }
  const exported = { one: [{ ...category, items: ['a/x'] }], two: [{ ...category, items: ['b/inner/y'] }] }
  const { sidebars } = read(files, false, { file: { path: 'sidebars.js', text: '' }, exported })
  expect(sidebars.flatMap(({ items }) => urls(items))).toEqual([
    ['/docs/category/examples', 'sidebars.js'],
    ['/docs/category/examples-1', 'sidebars.js'],
  ])
})

test.each(['a/index.md', 'a/README.md', '01-a/a.md', 'a/01-index.md'])('%s is the page of its category', path => {
  const folder = path.split('/')[0]
  const { sidebar } = read({ [path]: '# About A\n', [`${folder}/x.md`]: '' })
  expect(sidebar).toMatchObject([{ label: 'About A', url: '/docs/a', isGenerated: false, items: [{ label: 'x' }] }])
})

test('an index doc comes before the other docs of its folder; alone in its folder it replaces the category', () => {
  const { sidebar } = read({ 'a/x.md': '', 'a/index.md': '# About A\n', 'b/b.md': '# About B\n' })
  expect(outline(sidebar)).toEqual(['About A (x)', 'About B'])
  expect(listDocs(sidebar).map(doc => doc.url)).toEqual(['/docs/a', '/docs/a/x', '/docs/b'])
})

test('a category without page or index doc has no address; `link: null` keeps an index doc among its items', () => {
  expect(read({ '01-a/x.md': '' }).sidebar).toMatchObject([{ label: 'a', url: undefined }])
  const { sidebar } = read({ 'a/_category_.yml': 'link: null\n', 'a/index.md': '# About A\n' })
  expect(sidebar).toMatchObject([{ label: 'a', url: undefined, items: [{ label: 'About A' }] }])
})

test.each(['a/x', 'x'])('a category may name its page by the id %s, below its folder or below all docs', id => {
  const { sidebar, problems } = read({
    'a/_category_.yml': `label: A\nlink: { type: doc, id: ${id} }\nkey: a1\nclassName: big\ncustomProps: {}\n`,
    'a/x.md': '',
    'a/y.md': '',
  })
  expect(problems).toEqual([])
  expect(sidebar).toMatchObject([{ label: 'A', url: '/docs/a/x', isGenerated: false, items: [{ label: 'y' }] }])
})

test('the page of a category may be a doc in another folder, and a category may always be open', () => {
  const { sidebar, problems } = read({
    'a/_category_.yml': 'link: { type: doc, id: about }\ncollapsible: false\n',
    'a/y.md': '',
    'about.md': '',
  })
  expect(problems).toEqual([])
  expect(sidebar).toMatchObject([{ label: 'about', url: '/docs/about', isCollapsed: false }, { label: 'about' }])
})

test('a category that links to an unknown doc is an error', () => {
  expect(
    read({ 'a/_category_.yml': 'label: A\nlink: { type: doc, id: abuot }\n', 'about.md': '', 'a/y.md': '' }).report,
  ).toMatchInlineSnapshot(`
    "error content/docs/a/_category_.yml:2
      The category’s \`link\` names the doc \`abuot\`, but no doc has this id.
      Did you mean \`about\`?

    1 error, 0 warnings"
  `)
})

test('docs and categories are listed in reading order, outer before inner', () => {
  const { sidebar } = read({ '1-a/1-b/x.md': '', '1-a/y.md': '', '2-c/z.md': '', 'intro.md': '' })
  expect(listDocs(sidebar).map(doc => doc.id)).toEqual(['a/b/x', 'a/y', 'c/z', 'intro'])
  expect(listCategories(sidebar).map(category => category.label)).toEqual(['a', 'b', 'c'])
})

test('drafts, files with an underscore or a dot before their name, and empty folders are left out', () => {
  const files = {
    'a.md': '',
    'b/draft.md': '---\ndraft: true\n---\n',
    '_c/x.md': '',
    '_d.md': '',
    '.trash/old.md': '',
    'e/picture.png': '',
  }
  expect(outline(read(files).sidebar)).toEqual(['a'])
  expect(outline(read(files, true).sidebar)).toEqual(['a', 'b (draft)'])
})

test('two docs with the same id or address and invalid category files are errors; a second category file warns', () => {
  const { report } = read({
    '1-a.md': '',
    '2-a.md': '',
    'b.md': '---\nslug: /c\n---\n',
    'c.md': '',
    'd/_category_.json': '{ "lable": "D", "position": "first", "link": { "type": "doc" } }',
    'd/_category_.yml': 'label: D\n',
    'd/x.md': '',
  })
  expect(report).toMatchInlineSnapshot(`
    "error content/docs/2-a.md:1
      The doc id \`a\` is already used by content/docs/1-a.md.
      Give one of them another \`id\` in its front matter, or rename it.

    error content/docs/c.md:1
      The address \`/docs/c\` is already used by content/docs/b.md.
      Give one of them another \`slug\` in its front matter, or rename it.

    error content/docs/d/_category_.json:1
      \`link.id\` is missing.
      Add it: it must be text.

    error content/docs/d/_category_.json:1
      \`position\` is \`"first"\`.
      Correct it: it must be a number.

    warning content/docs/d/_category_.json:1
      Unknown key \`lable\`; it has no effect.
      Did you mean \`label\`?

    warning content/docs/d/_category_.yml
      content/docs/d/_category_.json already describes this folder; this file is ignored.
      Remove one of the two files.

    4 errors, 2 warnings"
  `)
})

test('a previous or next doc that does not exist, or is no id, is an error', () => {
  const { report } = read({
    'concepts/joins.md': '',
    'a.md': '---\ntitle: A\npagination_prev: null\npagination_next: concepts/jions\n---\n',
    'b.md': '---\npagination_prev: somewhere/else\npagination_next: a\n---\n',
    'c.md': '---\npagination_prev: [a]\npagination_next: ""\n---\n',
  })
  expect(report).toMatchInlineSnapshot(`
    "error content/docs/a.md:4
      \`pagination_next\` is \`concepts/jions\`, but no doc has this id.
      Did you mean \`concepts/joins\`? Write null for no link.

    error content/docs/b.md:2
      \`pagination_prev\` is \`somewhere/else\`, but no doc has this id.
      Write the path of a doc below the folder of docs, without number prefixes and extension. Write null for no link.

    error content/docs/c.md:2
      \`pagination_prev\` is \`["a"]\`.
      Correct it: it must be the id of a doc, or null.

    error content/docs/c.md:3
      \`pagination_next\` is \`""\`.
      Correct it: it must be the id of a doc, or null.

    4 errors, 0 warnings"
  `)
})

test('a sidebars file sets the items of each sidebar, their order and their labels', () => {
  const files = { 'intro.md': '# Intro', 'a/x.md': '# X', 'a/y.md': '# Y', '1-b/z.md': '# Z', 'alone.md': '# Alone' }
  const exported = {
    docs: [
      'intro',
      { type: 'doc', id: 'a/y', label: 'Why' },
      { Short: ['a/x'] },
      {
        type: 'category',
        label: 'B',
        link: { type: 'generated-index', slug: '/b' },
        collapsed: false,
        items: [
          { type: 'autogenerated', dirName: '1-b' },
          { type: 'link', label: 'Elsewhere', href: 'https://else.example' },
          { type: 'ref', id: 'intro' },
        ],
      },
      { type: 'category', label: 'X again', link: { type: 'doc', id: 'a/x' }, items: ['a/y'] },
    ],
    api: { Only: ['a/y'] },
  }
  const { sidebars, docs, problems } = read(files, false, { file: { path: 'sidebars.js', text: '' }, exported })
  expect(problems).toEqual([])
  expect(sidebars.map(({ name, items }) => [name, outline(items)])).toEqual([
    ['docs', ['Intro', 'Why', 'Short (X)', 'B (Z, Elsewhere, Intro)', 'X again (Y)']],
    ['api', ['Only (Y)']],
  ])
  expect(sidebars[0]?.items[3]).toMatchObject({ url: '/docs/b', isGenerated: true, isCollapsed: false })
  expect(sidebars[0]?.items[4]).toMatchObject({ url: '/docs/a/x', isGenerated: false })
  expect(docs.map(doc => doc.id)).toEqual(['intro', 'a/y', 'a/x', 'b/z', 'alone'])
  const shown = chooseSidebars(sidebars, docs)
  expect(docs.map(doc => shown.get(doc)?.name)).toEqual(['docs', 'api', 'docs', 'docs', undefined])
})

test('a sidebar generated from the folder `.` has the settings of all its category files', () => {
  const files = { 'a/_category_.json': '{ "label": "Letters", "link": { "type": "generated-index" } }', 'a/x.md': '' }
  const exported = { docs: [{ type: 'autogenerated', dirName: '.' }] }
  const { sidebars } = read(files, false, { file: { path: 'sidebars.js', text: '' }, exported })
  expect(sidebars[0]?.items).toMatchObject([{ label: 'Letters', url: '/docs/category/letters' }])
})

test('errors in a sidebars file are reported with their lines', () => {
  const exported = {
    docs: [
      'intor',
      { type: 'dok', id: 'intro' },
      { type: 'html', value: '<hr>' },
      { type: 'autogenerated', dirName: 'no' },
      7,
    ],
    more: 'intro',
    empty: [
      { type: 'category', label: 'Empty', items: [] },
      { type: 'link', label: 'Linked' },
    ],
  }
  const text = JSON.stringify(exported, undefined, 1)
  expect(
    read({ 'intro.md': '' }, false, { file: { path: 'sidebars.json', text }, exported }).report,
  ).toMatchInlineSnapshot(`
    "error sidebars.json:2
      \`7\` in \`docs\` is not a valid sidebar item.
      Correct it: it must be a doc’s id or a map with a \`type\`.

    error sidebars.json:3
      The sidebar names the doc \`intor\`, which does not exist.
      Did you mean \`intro\`?

    error sidebars.json:5
      Unknown sidebar item type \`dok\`.
      Use one of doc, ref, link, category, html, autogenerated.

    warning sidebars.json:10
      HTML items are not supported in sidebars; the item is left out.
      Write a \`link\` or a category instead, or remove it.

    warning sidebars.json:14
      The folder \`no\` contains no docs.
      Correct \`dirName\`: it must be a folder below the folder of docs, without a slash at either end.

    error sidebars.json:18
      \`"intro"\` in \`more\` is not a valid sidebar item.
      Correct it: it must be a list of items.

    warning sidebars.json:22
      The category \`Empty\` is empty, so it is left out.
      Give it \`items\`, or remove it.

    error sidebars.json:27
      In a sidebar item of the type \`link\`, \`href\` is wrong: \`{"type":"link","label":"Linked"}\`.
      Correct \`href\`: it must be an address.

    5 errors, 3 warnings"
  `)
})

const sidebarsFile = (text: string, exported: unknown) => ({ file: { path: 'sidebars.js', text }, exported })

test('a sidebars file that exports something else is an error, and there is no sidebar', () => {
  const { sidebars, report } = read({ 'intro.md': '' }, false, sidebarsFile("export default ['intro']", ['intro']))
  expect(sidebars).toEqual([])
  expect(report).toMatchInlineSnapshot(`
    "error sidebars.js:1
      The file does not export a map of sidebars.
      Write \`export default { docs: ['intro'] }\`.

    1 error, 0 warnings"
  `)
})

test('references and links of a sidebars file lead away from the reading order', () => {
  const link = { type: 'link', label: 'Else', href: 'https://else.example', description: 'Another site' }
  const exported = { docs: [{ type: 'ref', id: 'intro' }, link] }
  expect(read({ 'intro.md': '# Intro' }, false, sidebarsFile('', exported)).sidebar).toEqual([
    { type: 'link', label: 'Intro', url: '/docs/intro', description: undefined },
    { type: 'link', label: 'Else', url: 'https://else.example', description: 'Another site' },
  ])
})

test('an invalid item is located by its label or id, as a whole string in either kind of quotes, and is abbreviated', () => {
  const exported = {
    docs: [
      { type: 'doc', id: 'intro', label: 7 },
      { type: 'link', label: 'Linked', description: 'x'.repeat(80) },
      { type: 'category', label: 'Wrong', link: { type: 'doc', id: 'intro' } },
    ],
  }
  const text = [
    "// intro: 'introduction'",
    "const intro = { type: 'doc', id: 'intro', label: 7 }",
    'const link = { type: "link", label: "Linked" }',
    'const wrong = { label: `Wrong` }',
  ].join('\n')
  expect(read({ 'intro.md': '' }, false, sidebarsFile(text, exported)).report).toMatchInlineSnapshot(`
    "error sidebars.js:2
      In a sidebar item of the type \`doc\`, \`label\` is wrong: \`{"type":"doc","id":"intro","label":7}\`.
      Correct \`label\`: it must be text.

    error sidebars.js:3
      In a sidebar item of the type \`link\`, \`href\` is wrong: \`{"type":"link","label":"Linked","description":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…\`.
      Correct \`href\`: it must be an address.

    error sidebars.js:4
      In a sidebar item of the type \`category\`, \`items\` is wrong: \`{"type":"category","label":"Wrong","link":{"type":"doc","id":"intro"}}\`.
      Correct \`items\`: it must be a list of items.

    3 errors, 0 warnings"
  `)
})

test('the sidebar that a doc names must exist', () => {
  const files = {
    'a.md': '---\ndisplayed_sidebar: dcos\n---\n',
    'b.md': '---\ndisplayed_sidebar: api\n---\n',
    'c.md': '---\ndisplayed_sidebar: null\n---\n',
  }
  const { sidebars, docs, report } = read(files, false, sidebarsFile('', { docs: ['a', 'b', 'c'], api: ['a'] }))
  expect(report).toMatchInlineSnapshot(`
    "warning content/docs/a.md:2
      There is no sidebar \`dcos\`; the doc is shown with the sidebar that contains it.
      Use one of docs, api, or null for no sidebar.

    0 errors, 1 warning"
  `)
  const shown = chooseSidebars(sidebars, docs)
  expect(docs.map(doc => shown.get(doc)?.name)).toEqual(['api', 'api', undefined])
})
