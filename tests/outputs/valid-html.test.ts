import { expect, test } from 'vitest'
import { readBuiltPage, sampleBuiltPages } from '../support/built-files.ts'
import { findHtmlMistakes } from '../support/html-validator.ts'

test('every page is valid HTML', async () => {
  const mistakes = new Map<string, string>()
  for (const path of sampleBuiltPages())
    for (const mistake of await findHtmlMistakes(readBuiltPage(path))) mistakes.set(mistake, path)
  expect([...mistakes].map(([mistake, path]) => `${path} ${mistake}`)).toEqual([])
  // A long run checks every page, which takes minutes on a busy machine.
}, 600_000)
