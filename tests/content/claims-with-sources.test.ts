import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { RootContent } from 'hast'
import { expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { listFiles, readSource } from '../../src/content/input/source-file.ts'
import { findElement, parseHtml } from '../../src/lib/html-tree.ts'
import { listBuiltFiles, readBuilt } from '../support/built-files.ts'
import { repository } from '../support/run-tickwise.ts'

const claims = z
  .array(
    z.strictObject({
      phrase: z.string().trim().min(1),
      source: z.url({ protocol: /^https$/ }),
      checked: z.iso.date(),
    }),
  )
  .min(1)

const files = listFiles(repository, 'content').filter(path => path.endsWith('.sources.yml'))

test('there are claims with sources, and none of their files is published', () => {
  expect(files.length).toBeGreaterThan(0)
  expect(listBuiltFiles(inject('dist')).filter(path => path.endsWith('.yml'))).toEqual([])
})

test.each(files)('the claims in %s are well-formed, and their page says them', path => {
  const page = ['.md', '.mdx'].map(extension => path.replace('.sources.yml', extension)).find(isFile)
  expect(page, `Name the file as its page: ${path} belongs to none.`).toBeDefined()
  const { data, error } = claims.safeParse(parse(readSource(repository, path).text))
  expect(error && z.prettifyError(error), 'Write a list of { phrase, source, checked }.').toBeUndefined()
  const text = tidy(mainText(addressOf(page ?? '')))
  const lost = data?.map(({ phrase }) => phrase).filter(phrase => !text.includes(tidy(phrase)))
  expect(lost, 'Phrases that the built page does not hold word for word:').toEqual([])
})

function isFile(path: string): boolean {
  return existsSync(join(repository, path))
}

function addressOf(path: string): string {
  const name = path.replace(/^content\/(?:pages\/)?|\.mdx?$/g, '').replace(/\/index$/, '')
  const slug = /^slug: (\S+)$/m.exec(readSource(repository, path).text)?.[1]
  return slug ? `${name.split('/')[0]}/${slug}` : name || 'index'
}

function mainText(address: string): string {
  const main = findElement(parseHtml(readBuilt(`${address}.html`)), 'main')
  return main ? textOf(main) : ''
}

const inline = new Set('a abbr b code del dfn em i ins kbd mark q s small span strong sub sup time var'.split(' '))

/** What a reader sees: blocks apart, and no tooltip amid a sentence. */
function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || node.properties.role === 'tooltip') return ''
  const text = node.children.map(textOf).join('')
  return inline.has(node.tagName) ? text : ` ${text} `
}

function tidy(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
}
