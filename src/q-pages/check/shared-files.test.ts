import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { findSharedFileMistakes, listFileAddresses, readSharedFiles } from './shared-files.ts'
import { readSourceBlocks } from './source-blocks.ts'

const createSite = () =>
  folderForTest({
    'static/code/joins/week.q': 'a:1\r\nb:2\n',
    'static/code/tick/tp.q': 'c:3\n',
    'content/a.q': 'd:4\n',
  })

test('a file has the text that its block would have', () => {
  expect(readSharedFiles(createSite(), ['/code/joins/week.q']).get('/code/joins/week.q')).toBe('a:1\nb:2')
})

test.each(['/code/week.q', '/code', '/../content/a.q', 'code/tick/tp.q', 'https://a.example/a.q', ''])(
  '%s names no file below static',
  src => {
    expect([...readSharedFiles(createSite(), [src])]).toEqual([[src, undefined]])
  },
)

const mistakes = (meta: string, text = '') => {
  const blocks = readSourceBlocks(`Text.\n\n\`\`\`q ${meta}\n${text}\`\`\`\n`)
  const root = createSite()
  const files = readSharedFiles(root, listFileAddresses(blocks))
  return blocks.flatMap(block =>
    findSharedFileMistakes('content/a.md', block, { root, files }).map(
      ({ where, what, fix }) => `${where} ${what} ${fix}`,
    ),
  )
}

const file = 'file title="week.q"'
const advice =
  'Name a file of the site in quotes and give it a name on the disk: `file title="week.q" src="/code/joins/week.q"`.'

test.each([
  [`${file} src="/code/joins/weak.q"`, 'names no file of this site. Did you mean `src="/code/joins/week.q"`?'],
  [`${file} src="code/joins/week.q"`, 'names no file of this site. Did you mean `src="/code/joins/week.q"`?'],
  [`${file} src="/scripts/for/ticks/tp.q"`, 'names no file of this site. Did you mean `src="/code/tick/tp.q"`?'],
  [`${file} src="/a/b.q"`, 'names no file of this site. Put the file at static/a/b.q, or correct the path.'],
  [`title="week.q" src="/code/joins/week.q"`, advice],
  [`file src="/code/joins/week.q"`, advice],
  [`${file} src=/code/joins/week.q`, advice],
  [`${file} src="/code/joins/week.q" norun`, advice],
])('%s is reported with its place', (meta, message) => {
  const found = mistakes(meta)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^content\/a\.md:3 `src\b/)
  expect(found[0]?.endsWith(message)).toBe(true)
})

test('an `src` at a block with text is reported', () => {
  expect(mistakes(`${file} src="/code/joins/week.q"`, 'a:1\n')).toEqual([
    'content/a.md:3 This block has the text of week.q and `src="/code/joins/week.q"`, which loads another. Leave the block empty to load the file of the site, or remove `src`.',
  ])
})

test.each([`${file} src="/code/joins/week.q"`, `${file} src='/code/joins/week.q'`, 'title="about src=" ', ''])(
  '%s is in order',
  meta => {
    expect(mistakes(meta)).toEqual([])
  },
)
