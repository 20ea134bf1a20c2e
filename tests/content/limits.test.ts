import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultLimits } from '../../q/session/limits.ts'
import { maxInputMs } from '../../src/q-pages/limits.ts'
import { repository } from '../support/run-tickwise.ts'

const seconds = `${maxInputMs / 1000} seconds`
const characters = `${defaultLimits.output.toLocaleString('en')} characters`

test.each([
  ['content/pages/faithfulness.mdx', `an input may take ${seconds}`],
  ['content/pages/faithfulness.mdx', `an input prints at most ${characters}`],
  ['q/README.md', `An input may take ${seconds}`],
  ['q/README.md', `printed text ${characters}`],
])('%s states the limit as it is: %s', (path, sentence) => {
  expect(readFileSync(join(repository, path), 'utf8')).toContain(sentence)
})
