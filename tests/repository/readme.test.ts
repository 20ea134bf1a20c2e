import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeConfiguration, replaceConfiguration } from '../../tools/write-configuration.mjs'
import { repository } from '../support/run-tickwise.ts'

test('README.md lists every setting as the comments of its schema describe it', async () => {
  const readme = readFileSync(join(repository, 'README.md'), 'utf8')
  expect(readme, 'Run `npm run configuration`.').toBe(replaceConfiguration(readme, await describeConfiguration()))
})
