import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { folderForTest } from './folder-for-test.ts'

/** A repository in a temporary folder; `commit` writes files into `content/docs` of `site` and commits them on `day` (UTC). */
export function repositoryForTest(site = '.') {
  const repository = folderForTest({ 'README.md': 'A repository.' })
  const root = join(repository, site)
  // Inside a git hook these name the repository of the hook.
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) vi.stubEnv(name, undefined)
  const git = (args: string[], date = '2024-01-01T00:00:00Z') => {
    const settings = ['-c', 'user.name=Test', '-c', 'user.email=test@tiny.example', '-c', 'commit.gpgsign=false']
    execFileSync('git', [...settings, ...args], {
      cwd: repository,
      env: { ...process.env, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z', GIT_COMMITTER_DATE: date },
      stdio: 'ignore',
    })
  }
  const write = (files: Record<string, string>) => {
    mkdirSync(join(root, 'content/docs'), { recursive: true })
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'content/docs', name), text)
  }
  const commit = (day: string, files: Record<string, string> = {}) => {
    write(files)
    git(['add', '--all'])
    git(['commit', '--message', 'x'], `${day}T00:00:00Z`)
  }
  git(['init', '--initial-branch=main'])
  return { repository, root, git, write, commit }
}
