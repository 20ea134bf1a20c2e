import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listBuiltFiles } from '../support/built-files.ts'
import { createFixtureSite } from '../support/fixture-site.ts'
import { removeFigures, runTickwise, startTickwiseServer } from '../support/run-tickwise.ts'

test('a site elsewhere builds with its own configuration, content and static files; inline styles become classes of one stylesheet, which only pages that use them load', async () => {
  const { root } = createFixtureSite({
    'content/docs/styled.mdx':
      "---\ntitle: Styled\n---\n\n<p style={{ color: 'teal', marginTop: 4, opacity: 1 }}>Text</p>\n",
    'content/docs/raw.md': '---\ntitle: Raw\n---\n\n<p style="color: teal">Text</p>\n',
  })
  const { code, output } = await runTickwise('build', '--root', root)
  expect(code, output).toBe(0)
  expect(removeFigures(output)).toBe('bundled scripts and styles in N s\nwrote 13 pages, N files in N s\n')
  const home = readFileSync(join(root, 'dist/index.html'), 'utf8')
  expect(home).toContain('<title>Home of Tiny | Tiny</title>')
  expect(home).toContain('<h1>Home of Tiny</h1>')
  const doc = readFileSync(join(root, 'dist/docs/second.html'), 'utf8')
  expect(doc).toContain('Text at 09:30:00 of a:b and <code>code</code>.')
  expect(readFileSync(join(root, 'dist/docs/first.html'), 'utf8')).toContain('<a href="/docs/second">a link</a>')
  const dist = join(root, 'dist')
  const stylesheet = listBuiltFiles(dist).find(path => path.startsWith('/assets/authored-')) ?? ''
  const css = readFileSync(join(dist, stylesheet), 'utf8')
  expect(css).toContain('{color:teal;margin-top:4px;opacity:1}')
  for (const name of ['styled', 'raw']) {
    const html = readFileSync(join(dist, `docs/${name}.html`), 'utf8')
    expect(html).not.toContain('style=')
    expect(html).toContain(stylesheet)
    const [, className = ''] = /<p class="(s-[\da-f]{8})">Text<\/p>/.exec(html) ?? []
    expect(css).toContain(`.${className}{`)
  }
  expect(readFileSync(join(dist, 'docs/first.html'), 'utf8')).not.toContain(stylesheet)
})

test('start builds only when something has changed', async () => {
  const { root, write } = createFixtureSite()
  const page = join(root, 'dist/docs/second.html')
  await startAndStop(root)
  const first = statSync(page).mtimeMs
  const again = await startAndStop(root)
  expect(statSync(page).mtimeMs).toBe(first)
  expect(again).not.toContain('wrote')
  write('content/docs/second.md', '# Second, edited\n')
  expect(await startAndStop(root)).toContain('wrote')
  expect(readFileSync(page, 'utf8')).toContain('<h1>Second, edited</h1>')
})

test('an edit during a build is in none of its pages, so start builds again', async () => {
  const { root, write } = createFixtureSite()
  const edited = join(root, 'content/docs/second.md')
  write(
    'content/pages/late.tsx',
    `import { writeFileSync } from 'node:fs'
    export default function Late() {
      writeFileSync(${JSON.stringify(edited)}, '# Second, edited\\n')
      return <p>Late</p>
    }`,
  )
  const { code, output } = await runTickwise('build', '--root', root)
  expect(code, output).toBe(0)
  expect(await startAndStop(root)).toContain('wrote')
  expect(readFileSync(join(root, 'dist/docs/second.html'), 'utf8')).toContain('<h1>Second, edited</h1>')
  expect(await startAndStop(root)).not.toContain('wrote')
})

test('a running server serves a new build at once', async () => {
  const { root, write } = createFixtureSite()
  await runTickwise('build', '--root', root)
  const server = await startTickwiseServer('preview', '--root', root)
  try {
    const heading = async () => /<h1>(.*?)<\/h1>/.exec(await (await fetch(`${server.origin}/docs/second`)).text())?.[1]
    expect(await heading()).toBe('Second')
    write('content/docs/second.md', '# Second, edited\n')
    await runTickwise('build', '--root', root)
    expect(await heading()).toBe('Second, edited')
  } finally {
    await server.stop()
  }
})

async function startAndStop(root: string): Promise<string> {
  const server = await startTickwiseServer('start', '--root', root)
  await server.stop()
  return server.output()
}
