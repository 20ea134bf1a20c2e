// How the peer-bench harness writes, builds and opens a site of this generator. bench-sites.mjs copies it to the
// harness's `adapters/tickwise.mjs`; `--modules` is the folder that holds this repository as `node_modules/tickwise`.
import { categories, frontMatter, posts, tagMap, toMarkdown } from '../lib/markdown.mjs'
import { siteWriter } from '../lib/site.mjs'

export function write(corpus, dir) {
  const put = siteWriter(dir)
  const link = { label: 'Learn', to: '/docs/intro' }
  const config = {
    title: 'Bench',
    tagline: 'a corpus',
    description: 'A generated corpus.',
    url: 'https://example.com',
    favicon: '/icon.svg',
    logo: { src: '/icon.svg', alt: '', width: 50, height: 150 },
    navbar: { items: [link, { label: 'Blog', to: '/blog' }] },
    footer: { columns: [], notes: [] },
    blog: { title: 'Blog', description: 'Blog', sidebarTitle: 'All posts', postsPerPage: corpus.pageSize },
  }
  put('site.config.ts', `export default ${JSON.stringify(config, null, 2)}\n`)
  put('static/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
  put('content/pages/index.md', `${frontMatter({ title: 'Bench' })}Home.\n`)
  for (const { id, label, items } of categories(corpus)) {
    if (id) put(`content/docs/${id}/_category_.json`, { label, link: { type: 'generated-index' } })
    for (const page of items) {
      put(
        `content/docs/${page.path}.md`,
        frontMatter({ title: page.title, description: page.description }) + toMarkdown(page.blocks),
      )
    }
  }
  for (const page of posts(corpus)) {
    const meta = { title: page.title, description: page.description, slug: page.path, date: page.date, tags: page.tags }
    put(`content/blog/${page.path}.md`, frontMatter(meta) + toMarkdown(page.blocks, { truncate: '<!-- truncate -->' }))
  }
  put('content/blog/tags.yml', [...tagMap(corpus).keys()].map(tag => `${tag}: {}\n`).join(''))
}

export const build = {
  bin: 'tickwise/bin/tickwise.js',
  args: ['build', '--root', '.'],
  outDir: 'dist',
  clean: ['dist', 'node_modules/.cache'],
  // The bundles of the generator itself are made once per version and stay; that of the site's own code goes.
  cleanTool: ['node_modules/tickwise/node_modules/.cache/tickwise/site-bundles'],
}
export const pages = corpus => ({ doc: `/docs/${corpus.midDoc}`, list: '/blog' })
export const nav = {
  link: '#sidebar a[href^="/docs/"]',
  h1: 'main h1',
  expand: '#sidebar details:not([open]) > summary',
}
export const search = {
  open: '.search-button',
  input: '.search-dialog input',
  results: '.search-dialog [role=option]',
}
