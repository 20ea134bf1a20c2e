import { expect, test } from 'vitest'
import { siteConfigSchema } from '../../site-config/site-config-schema.ts'
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

test('settings that a configuration leaves out have defaults', () => {
  expect(read(valid).config).toEqual({
    ...valid,
    base: '/',
    icons: [],
    embeds: [],
    markdown: { format: 'detect' },
    navbar: { hideOnScroll: false, ...valid.navbar },
    versions: [{ name: 'current', label: 'Next', path: '/docs', folder: 'content/docs', banner: 'none' }],
    search: { provider: 'embedded', rewrite: { from: '/docs/', to: '/' } },
    reference: {},
    runner: {},
    console: false,
    lastUpdate: true,
    offline: true,
    socialImages: true,
    precompress: false,
    prefetch: 2,
    redirects: {},
    checks: {},
    data: {},
    outputs: [],
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 5 },
    blog: { title: 'Blog', description: 'Blog', sidebarTitle: 'All posts', postsPerPage: 10 },
  })
})

test('unknown keys, missing values, wrong types and a URL with a path are errors that name the key and what is expected', () => {
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
      Correct it: it must have no path and no slash at its end: \`https://tiny.example\`; a path is written as \`base\`.

    error site.config.ts:5
      \`favicon\` is \`5\`.
      Correct it: it must be text.

    error site.config.ts:13
      \`navbar.items.0.items\` is \`[]\`.
      Correct it: it must hold at least one link.

    error site.config.ts:19
      Unknown key \`navbar.hideOnScrol\`.
      Did you mean \`hideOnScroll\`?

    error site.config.ts:22
      \`footer.columns.0.items.0\` is \`{"label":"None"}\`.
      Correct it: it needs either \`to\` (a path of this site) or \`href\` (another site).

    error site.config.ts:34
      Unknown key \`taglin\`.
      Did you mean \`tagline\`?

    7 errors, 0 warnings"
  `)
})

test.each(['tickwise.example', 'https://', 'https://tiny example', ''])(
  'the invalid address %j is reported once, for each key that may hold it',
  address => {
    const search = { provider: 'hosted', applicationId: 'AB12', apiKey: 'public', indexName: 'tiny', hosts: [address] }
    const { report } = read({ ...valid, url: address, analytics: { id: 'G-ABC123', connect: [address] }, search })
    expect(report.match(/`[\w.]+` is .*/g)).toEqual([
      `\`url\` is \`${JSON.stringify(address)}\`.`,
      `\`analytics.connect.0\` is \`${JSON.stringify(address)}\`.`,
      `\`search.hosts.0\` is \`${JSON.stringify(address)}\`.`,
    ])
  },
)

test('a file without a default export is an error', () => {
  expect(read(undefined).report).toMatchInlineSnapshot(`
    "error site.config.ts
      \`the default export\` is missing.
      Write \`export default defineSite({ … })\`.

    1 error, 0 warnings"
  `)
})

test('versions need names, paths and folders of their own, and one of them the path /docs', () => {
  const current = { name: 'current', label: 'Next', path: '/docs', folder: 'content/docs' }
  const reports = [
    [current, { ...current, label: 'Old', banner: 'none' }],
    [{ ...current, path: '/docs/1.0' }],
    [current, { name: '1.0', label: '1.0', path: '/docs/1.0/', folder: 'content/blog', banner: 'old' }],
    [current, { name: '1.0', label: '1.0', path: '/docs/1.0', folder: 'versions/1.0' }],
  ].map(versions => read({ ...valid, versions }).report)
  expect(reports.join('\n\n')).toMatchInlineSnapshot(`
    "error site.config.ts:25
      \`versions.1.folder\` is \`"content/docs"\`.
      Correct it: it must differ from the \`folder\` of every other version.

    error site.config.ts:25
      \`versions.1.name\` is \`"current"\`.
      Correct it: it must differ from the \`name\` of every other version.

    error site.config.ts:25
      \`versions.1.path\` is \`"/docs"\`.
      Correct it: it must differ from the \`path\` of every other version.

    3 errors, 0 warnings

    error site.config.ts:25
      \`versions\` is \`[{"name":"current","label":"Next","path":"/docs/1.0","folder":"content/docs"}]\`.
      Correct it: one of the versions must have the path /docs.

    1 error, 0 warnings

    error site.config.ts:25
      \`versions.1.folder\` is \`"content/blog"\`.
      Correct it: it must be a folder of its own in content/, such as content/docs-1.0.

    error site.config.ts:25
      \`versions.1.path\` is \`"/docs/1.0/"\`.
      Correct it: it must be a path such as /docs/1.0, without a slash at its end.

    error site.config.ts:37
      \`versions.1.banner\` is \`"old"\`.
      Correct it: it must be none, unreleased or unmaintained.

    3 errors, 0 warnings

    error site.config.ts:25
      \`versions.1.folder\` is \`"versions/1.0"\`.
      Correct it: it must be a folder of its own in content/, such as content/docs-1.0.

    1 error, 0 warnings"
  `)
  const old = { name: '1.0', label: '1.0', path: '/docs/1.0', folder: 'content/docs-1.0' }
  expect(read({ ...valid, versions: [old, current] }).config?.versions).toEqual([
    { ...old, banner: 'none' },
    { ...current, banner: 'none' },
  ])
})

test('analytics need an id of their service, and encrypted addresses without wildcards', () => {
  expect(read({ ...valid, analytics: { id: 'G-ABC123' } }).config?.analytics).toEqual({
    id: 'G-ABC123',
    script: 'https://www.googletagmanager.com/gtag/js',
    connect: [
      'https://www.google-analytics.com',
      'https://region1.google-analytics.com',
      'https://www.googletagmanager.com',
    ],
    respectsDoNotTrack: true,
  })
  const script = 'http://localhost.evil.example/gtag.js'
  const connect = ['https://*.google-analytics.com', 'https://to.example/collect']
  expect(read({ ...valid, analytics: { id: 'UA-1', script, connect } }).report).toMatchInlineSnapshot(`
    "error site.config.ts:26
      \`analytics.id\` is \`"UA-1"\`.
      Correct it: it must be a measurement id such as G-ABC123.

    error site.config.ts:27
      \`analytics.script\` is \`"http://localhost.evil.example/gtag.js"\`.
      Correct it: it must be an address that starts with https://.

    error site.config.ts:28
      \`analytics.connect.0\` is \`"https://*.google-analytics.com"\`.
      Correct it: it must be an address that starts with https://, without wildcards.

    error site.config.ts:28
      \`analytics.connect.1\` is \`"https://to.example/collect"\`.
      Correct it: it must have no path and no slash at its end.

    4 errors, 0 warnings"
  `)
})

test('every value of a wrong type is reported with what is expected, and every unknown key with the nearest known one', () => {
  const wrong = Object.fromEntries([...Object.keys(siteConfigSchema.shape)].map(key => [key, Number.NaN]))
  const forms = read(wrong).report.match(/Correct it: .*/g)
  expect(forms).toHaveLength(Object.keys(siteConfigSchema.shape).length)
  expect(forms?.filter(form => !/: it (?:must|needs)/.test(form))).toEqual([])
  const { report } = read({
    ...valid,
    logo: { src: '/icon.svg', alt: '', widht: 50, width: 50.5, height: '150' },
    navbar: {
      items: [
        { label: 'Docs', too: '/docs' },
        { label: 'More', items: [{ lable: 'Blog', to: '/blog' }] },
      ],
    },
    footer: { columns: {}, notes: [5] },
    blog: { postsPerPage: 0 },
    checks: { brokenLinks: 'warn', brokenAnchor: 'error', externalLinks: 'error' },
  })
  expect(report).toMatchInlineSnapshot(`
    "error site.config.ts:10
      Unknown key \`logo.widht\`.
      Did you mean \`width\`?

    error site.config.ts:11
      \`logo.width\` is \`50.5\`.
      Correct it: it must be a whole number.

    error site.config.ts:12
      \`logo.height\` is \`"150"\`.
      Correct it: it must be a number.

    error site.config.ts:15
      \`navbar.items.1.items.0.label\` is missing.
      Add it: it must be text.

    error site.config.ts:18
      Unknown key \`navbar.items.0.too\`.
      Did you mean \`to\`?

    error site.config.ts:24
      Unknown key \`navbar.items.1.items.0.lable\`.
      Did you mean \`label\`?

    error site.config.ts:32
      \`footer.columns\` is \`{}\`.
      Correct it: it must be a list.

    error site.config.ts:33
      \`footer.notes.0\` is \`5\`.
      Correct it: it must be text.

    error site.config.ts:37
      \`blog.description\` is missing.
      Add it: it must be text.

    error site.config.ts:37
      \`blog.sidebarTitle\` is missing.
      Add it: it must be text.

    error site.config.ts:37
      \`blog.title\` is missing.
      Add it: it must be text.

    error site.config.ts:38
      \`blog.postsPerPage\` is \`0\`.
      Correct it: it must be at least 1.

    error site.config.ts:41
      \`checks.brokenLinks\` is \`"warn"\`.
      Correct it: it must be off, warning or error.

    error site.config.ts:42
      Unknown key \`checks.brokenAnchor\`.
      Did you mean \`brokenAnchors\`?

    error site.config.ts:43
      \`checks.externalLinks\` is \`"error"\`.
      Correct it: it must be off or warning.

    15 errors, 0 warnings"
  `)
})

test('links of the runner are paths of the site and a form that is given the answer', () => {
  const runner = { errors: 'docs/errors', faithfulness: 'https://tiny.example/x', feedback: 'https://tiny.example/new' }
  expect(read({ ...valid, runner }).report).toMatchInlineSnapshot(`
    "error site.config.ts:26
      \`runner.errors\` is \`"docs/errors"\`.
      Correct it: it must be a path of this site that starts with one \`/\`.

    error site.config.ts:27
      \`runner.faithfulness\` is \`"https://tiny.example/x"\`.
      Correct it: it must be a path of this site that starts with one \`/\`.

    error site.config.ts:28
      \`runner.feedback\` is \`"https://tiny.example/new"\`.
      Correct it: it must hold {body}.

    3 errors, 0 warnings"
  `)
})

test('invalid search settings are reported key by key', () => {
  const hosted = { provider: 'hosted', applicationId: 'AB12', apiKey: 'public', indexName: 'tiny' }
  const { report } = read({
    ...valid,
    search: {
      ...hosted,
      applicationId: 'evil.example/',
      apiKey: 'a b',
      indexName: '',
      contextual: 'yes',
      hosts: ['http://search.example', 'https://*.example', 'https://search.example/path'],
      fallBackToEmbeded: true,
      reportUrl: 'https://tiny.example/report',
      rewrite: { from: '/', to: 'docs' },
    },
  })
  expect(report).toMatchInlineSnapshot(`
    "error site.config.ts:27
      \`search.applicationId\` is \`"evil.example/"\`.
      Correct it: it must be the application id of the service, such as AB12CD34EF.

    error site.config.ts:28
      \`search.apiKey\` is \`"a b"\`.
      Correct it: it must be a public key of the service that may search and nothing else.

    error site.config.ts:29
      \`search.indexName\` is \`""\`.
      Correct it: it must not be empty.

    error site.config.ts:30
      \`search.contextual\` is \`"yes"\`.
      Correct it: it must be true or false.

    error site.config.ts:31
      \`search.hosts.0\` is \`"http://search.example"\`.
      Correct it: it must be an address that starts with https://.

    error site.config.ts:31
      \`search.hosts.1\` is \`"https://*.example"\`.
      Correct it: it must be an address that starts with https://, without wildcards.

    error site.config.ts:31
      \`search.hosts.2\` is \`"https://search.example/path"\`.
      Correct it: it must have no path and no slash at its end.

    error site.config.ts:36
      Unknown key \`search.fallBackToEmbeded\`.
      Did you mean \`fallBackToEmbedded\`?

    error site.config.ts:37
      \`search.reportUrl\` is \`"https://tiny.example/report"\`.
      Correct it: it must hold {query}.

    error site.config.ts:39
      \`search.rewrite.from\` is \`"/"\`.
      Correct it: it must name a folder, such as /docs/.

    error site.config.ts:40
      \`search.rewrite.to\` is \`"docs"\`.
      Correct it: it must be a path such as /docs/, with a slash at both ends.

    11 errors, 0 warnings"
  `)
  expect(read({ ...valid, search: { provider: 'algolia' } }).report).toMatchInlineSnapshot(`
    "error site.config.ts:26
      \`search.provider\` is \`"algolia"\`.
      Correct it: it must be embedded or hosted.

    1 error, 0 warnings"
  `)
  expect(read({ ...valid, search: { provider: 'hosted' } }).report).toMatchInlineSnapshot(`
    "error site.config.ts:25
      \`search.apiKey\` is missing.
      Add it: it must be a public key of the service that may search and nothing else.

    error site.config.ts:25
      \`search.applicationId\` is missing.
      Add it: it must be the application id of the service, such as AB12CD34EF.

    error site.config.ts:25
      \`search.indexName\` is missing.
      Add it: it must be text.

    3 errors, 0 warnings"
  `)
  expect(read({ ...valid, search: { ...hosted, hosts: ['http://127.0.0.1:9'], rewrite: false } }).report).toBe(
    '0 errors, 0 warnings',
  )
})
