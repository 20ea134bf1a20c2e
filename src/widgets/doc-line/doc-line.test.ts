import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteForTest } from '../../../tests/support/site-for-test.ts'
import { DocPosition, getDocPosition } from './doc-line.tsx'

async function stopsOf(count: number): Promise<string> {
  const docs = Array.from({ length: count }, (_, number) => [`content/docs/c/doc${number}.md`, '# Doc'])
  const site = await siteForTest(Object.fromEntries(docs))
  const [doc] = site.docs
  if (!doc) throw new Error('There is no doc.')
  return renderToStaticMarkup(createElement(DocPosition, { position: getDocPosition(doc) }))
}

test('a doc is a stop on the line of its category; of many stops only words are shown', async () => {
  expect(await stopsOf(2)).toBe('')
  expect(await stopsOf(3)).toBe(
    '<p class="stops"><span aria-hidden="true"><i data-here="true"></i><i></i><i></i></span>Stop 1 of 3</p>',
  )
  expect(await stopsOf(21)).toBe('<p class="stops">Stop 1 of 21</p>')
})
