import { execFile } from 'node:child_process'

/** When a file was last committed, by its path relative to the site's folder. */
export type LastUpdates = ReadonlyMap<string, Date>

const readings = new Map<string, Promise<LastUpdates>>()

/**
 * Asks git when each file below `content` was last committed; one run a site and process, because edits make no commits.
 * Empty where git cannot tell: it is not installed, there is no repository, or the clone is shallow.
 */
export function readLastUpdates(root: string): Promise<LastUpdates> {
  const reading = readings.get(root) ?? askGit(root)
  readings.set(root, reading)
  return reading
}

async function askGit(root: string): Promise<LastUpdates> {
  const [place, log] = await Promise.all([
    git(root, 'rev-parse', '--is-shallow-repository', '--show-prefix'),
    git(root, ...commitsOfContent),
  ])
  const [, isShallow, prefix = ''] = /^(\w+)\n(.*)\n$/s.exec(place) ?? []
  // The oldest commit of a shallow clone seems to have written every file.
  return isShallow === 'false' ? newestByFile(log, prefix) : new Map()
}

/** Times and names alone, so that no file is compared: a rename counts as the new file's commit. Users' settings are overruled. */
const commitsOfContent = [
  ...['-c', 'log.showRoot=true', 'log', '--format=%ct', '--name-only', '-z'],
  // Of a merge those files that are as in none of its parents.
  ...['--diff-merges=combined', '--no-renames', '--no-relative', '--no-follow', '--no-show-signature', '--no-color'],
  ...['--', 'content'],
]

/** Reads `time NUL newline file NUL file NUL …`, commit after commit. Names start with `prefix`, the site's place in the repository. */
function newestByFile(log: string, prefix: string): LastUpdates {
  const newest = new Map<string, Date>()
  let committed = new Date(0)
  for (const part of log.split('\0')) {
    const text = part.replace(/^\n/, '')
    if (/^\d+$/.test(text)) committed = new Date(Number(text) * 1000)
    else if (text.startsWith(`${prefix}content/`)) {
      const path = text.slice(prefix.length)
      const known = newest.get(path)
      if (!known || known < committed) newest.set(path, committed)
    }
  }
  return newest
}

/** What git prints; nothing when it fails, which is no mistake of an author. */
function git(root: string, ...args: string[]): Promise<string> {
  return new Promise(resolve => {
    execFile('git', ['-C', root, ...args], { maxBuffer: Number.POSITIVE_INFINITY }, (error, output) =>
      resolve(error ? '' : output),
    )
  })
}
