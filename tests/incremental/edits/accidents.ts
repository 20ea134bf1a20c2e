// What happens to folders between builds: damage, interruptions, commits.
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { listBuiltFiles } from '../../support/built-files.ts'
import type { Random } from '../random.ts'
import type { Edit } from './edit.ts'
import { textEdits } from './text-edits.ts'

const [changeWord] = textEdits

export const accidents: Edit[] = [
  { name: 'build again without an edit', weight: 2, change: () => '' },
  ...Object.entries({ truncate, flipBytes, empty, remove }).flatMap(([name, damage]): Edit[] => [
    { name: `${name} a file of the cache`, act: ({ cache }, random) => damageFiles(cache, random, damage, 1) },
    { name: `${name} many files of the cache`, act: ({ cache }, random) => damageFiles(cache, random, damage, 1000) },
    { name: `${name} files of dist`, act: ({ out }, random) => damageFiles(out, random, damage, 3) },
  ]),
  {
    name: 'remove the cache',
    act({ cache }) {
      rmSync(cache, { recursive: true, force: true })
      return ''
    },
  },
  {
    name: 'put other files into the cache',
    act({ cache }) {
      mkdirSync(cache, { recursive: true })
      writeFileSync(join(cache, 'stray'), 'x')
      return ''
    },
  },
  {
    name: 'remove dist',
    act({ out }) {
      rmSync(out, { recursive: true, force: true })
      return ''
    },
  },
  {
    name: 'add a file to dist',
    act({ out }, random) {
      const path = random.pick(['stray.html', 'docs/stray.html', 'assets/stray.js'])
      if (existsSync(join(out, '.build-id'))) writeFileSync(join(out, path), 'Not built.')
      return path
    },
  },
  {
    name: 'interrupt a build after an edit',
    weight: 2,
    ...(changeWord?.change && { change: changeWord.change }),
    async act({ builder, cachedBuild }, random) {
      const percent = 10 + random.below(90)
      await builder.interrupt(cachedBuild, percent / 100)
      return `at ${percent} % of its time`
    },
  },
  {
    name: 'commit all files',
    async act({ root, builder }, random) {
      commit(root, `202${random.below(6)}-0${1 + random.below(9)}-01T00:00:00Z`)
      await builder.forget()
      return ''
    },
  },
  {
    name: 'change a file, and let its time be the old one',
    act({ root }, random) {
      const path = random.pick(listBuiltFiles(join(root, 'static')))
      const file = join(root, 'static', path)
      const { atime, mtime } = statSync(file)
      appendFileSync(file, ' ')
      utimesSync(file, atime, mtime)
      return path
    },
  },
]

type Damage = (bytes: Buffer, random: Random) => Buffer | undefined

function truncate(bytes: Buffer, random: Random): Buffer {
  return bytes.subarray(0, random.below(Math.max(bytes.length, 1)))
}

function flipBytes(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes)
  for (let count = 0; count < 3 && copy.length > 0; count++) {
    const at = random.below(copy.length)
    copy[at] = (copy[at] ?? 0) ^ (1 + random.below(255))
  }
  return copy
}

function empty(): Buffer {
  return Buffer.alloc(0)
}

function remove(): undefined {
  return undefined
}

/** Damages up to `count` files of a folder. */
function damageFiles(folder: string, random: Random, damage: Damage, count: number): string {
  const paths = existsSync(folder) ? random.shuffle(listBuiltFiles(folder)) : []
  // Without this file, the folder is not the output of a build, which then refuses to write there.
  const damaged = paths.filter(path => path !== '/.build-id').slice(0, count)
  for (const path of damaged) {
    const bytes = damage(readFileSync(join(folder, path)), random)
    if (bytes) writeFileSync(join(folder, path), bytes)
    else rmSync(join(folder, path))
  }
  return damaged.length <= 3 ? damaged.join(', ') : `${damaged.length} files`
}

function commit(root: string, date: string) {
  const settings = ['-c', 'user.name=Test', '-c', 'user.email=test@edits.example', '-c', 'commit.gpgsign=false']
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
    GIT_DIR: undefined,
    GIT_INDEX_FILE: undefined,
    GIT_WORK_TREE: undefined,
  }
  const git = (...args: string[]) => execFileSync('git', [...settings, ...args], { cwd: root, env, stdio: 'ignore' })
  if (!existsSync(join(root, '.git'))) git('init', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--allow-empty', '--message', 'x')
}
