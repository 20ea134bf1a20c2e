import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { repository } from './run-tickwise.ts'

export interface FixtureSite {
  root: string
  /** The text of its configuration. */
  config: string
  write: (path: string, text: string) => void
}

/** A copy of the smallest site (tests/fixtures/tiny) in a temporary folder, with `files` added; removed after the test. */
export function createFixtureSite(files: Record<string, string> = {}): FixtureSite {
  const site = createSharedFixtureSite(files)
  onTestFinished(() => removeSite(site))
  return site
}

/** The same for several tests; the caller removes it with `removeSite`. */
export function createSharedFixtureSite(files: Record<string, string> = {}): FixtureSite {
  const root = mkdtempSync(join(tmpdir(), 'tickwise-'))
  cpSync(join(repository, 'tests/fixtures/tiny'), root, { recursive: true })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  return { root, config: readFileSync(join(root, 'site.config.ts'), 'utf8'), write }
}

export function removeSite({ root }: FixtureSite) {
  rmSync(root, { recursive: true, force: true })
}
