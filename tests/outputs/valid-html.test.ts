import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { readBuiltPage, sampleBuiltPages } from '../support/built-files.ts'

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // How React writes: any case of names and either form of empty elements is valid HTML.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      'no-raw-characters': 'off',
      'long-title': 'off',
      'no-inline-style': 'error',
      'text-content': 'error',
    },
  }),
)

test('every page is valid HTML', async () => {
  const mistakes = new Map<string, string>()
  for (const path of sampleBuiltPages()) {
    const report = await validator.validateString(readBuiltPage(path))
    for (const { messages } of report.results)
      for (const { ruleId, message } of messages) mistakes.set(`${ruleId}: ${message}`, path)
  }
  expect([...mistakes].map(([mistake, path]) => `${path} ${mistake}`)).toEqual([])
  // A long run checks every page, which takes minutes on a busy machine.
}, 600_000)
