import { execFile } from 'node:child_process'

/** When each file was last committed, by its path relative to the site's folder: `content/docs/joins.md`. */
export type LastCommits = ReadonlyMap<string, Date>

const commitsByRoot = new Map<string, Promise<LastCommits>>()

/**
 * When each file below `content` was last committed, according to git. Runs git once for each site and process, since edits
 * during development make no commits. Empty where git is not installed, without a repository, and in a shallow clone.
 * `finishArticles` in `read-site-content.ts` decides between this date and the one in front matter.
 */
export function readLastCommits(root: string): Promise<LastCommits> {
  const commits = commitsByRoot.get(root) ?? loadLastCommits(root)
  commitsByRoot.set(root, commits)
  return commits
}

async function loadLastCommits(root: string): Promise<LastCommits> {
  const [repository, log] = await Promise.all([
    runGit(root, ['rev-parse', '--is-shallow-repository', '--show-prefix']),
    runGit(root, logOfContent),
  ])
  // git prints `false` and, where the site is a folder of its repository, a prefix such as `sites/mine/`.
  const [, isShallow, prefix = ''] = /^(\w+)\n(.*)\n$/s.exec(repository) ?? []
  // In a shallow clone the oldest commit seems to have written every file.
  return isShallow === 'false' ? parseLog(log, prefix) : new Map()
}

/**
 * Lists only times and names, so that git need not compare contents; a rename counts as a commit of the new file. The
 * options override the user's own git configuration.
 */
const logOfContent = [
  ...['-c', 'log.showRoot=true', 'log', '--format=%ct', '--name-only', '-z'],
  // Of a merge, list the files that differ from all its parents.
  ...['--diff-merges=combined', '--no-renames', '--no-relative', '--no-follow', '--no-show-signature', '--no-color'],
  ...['--', 'content'],
]

/**
 * Reads the output of `git log`: for each commit `time NUL newline file NUL file NUL …`. The names start with `prefix`, the
 * site's folder in the repository.
 */
function parseLog(log: string, prefix: string): LastCommits {
  const newest = new Map<string, Date>()
  let committed = new Date(0)
  for (const part of log.split('\0')) {
    const text = part.replace(/^\n/, '')
    if (/^\d+$/.test(text)) committed = new Date(Number(text) * 1000)
    else if (text.startsWith(`${prefix}content/`)) {
      const path = text.slice(prefix.length)
      const known = newest.get(path)
      // A commit that is later in the log is not always older: the clock of a machine may have been wrong.
      if (!known || known < committed) newest.set(path, committed)
    }
  }
  return newest
}

/** The output of git, or nothing if it fails: pages then show no date, which is not an error of the author. */
function runGit(root: string, args: string[]): Promise<string> {
  return new Promise(resolve => {
    execFile('git', ['-C', root, ...args], { maxBuffer: Number.POSITIVE_INFINITY }, (error, output) =>
      resolve(error ? '' : output),
    )
  })
}
