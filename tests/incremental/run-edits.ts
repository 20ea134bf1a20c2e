// Edits a site again and again, and builds it after each edit with the cache of the earlier builds and without it.
import { join } from 'node:path'
import type { Builder, BuildResult } from './builder.ts'
import { describeDifferences, describeFirstLine, type Output, readOutput } from './compare-outputs.ts'
import type { Edit, Workplace } from './edits/edit.ts'
import { createRandom, type Random } from './random.ts'
import { listSiteFiles, type Site, writeSiteFiles } from './site-model.ts'

export interface EditRun {
  /** An empty folder for the site and what is built from it. */
  folder: string
  site: Site
  /** The edits of each subject. */
  subjects: readonly (readonly Edit[])[]
  builder: Builder
  seed: number
  /** How many edits are made. */
  count: number
  /** The first edit after which there is a build with the cache; after those before it there is only one without it. */
  from: number
}

/** The state of a run. */
interface Progress {
  site: Site
  files: ReadonlyMap<string, string | Buffer>
  /** The site when it was last built without errors. */
  lastGood: Site
  /** What the last build without the cache wrote and printed; undefined if it had errors. */
  lastSeen: Seen | undefined
  /** How many builds in a row had errors. */
  failures: number
  /** The edits so far. */
  done: string[]
}

interface Seen {
  output: Output
  problems: string
}

/** Builds are allowed to fail this many times in a row before the mistakes are undone. */
const maxFailures = 3

/** Returns what went wrong, and after which edit; undefined if both builds agreed after each edit. */
export async function runEdits(run: EditRun): Promise<string | undefined> {
  const place = createWorkplace(run)
  const random = createRandom(run.seed)
  const deck = createDeck(run.subjects, random)
  const files = listSiteFiles(run.site)
  writeSiteFiles(place.root, files)
  const progress: Progress = { site: run.site, files, lastGood: run.site, lastSeen: undefined, failures: 0, done: [] }
  for (let number = 0; number <= run.count; number++) {
    const edit = number === 0 ? noEdit : await makeEdit(progress, { place, deck, random: randomOfEdit(run, number) })
    const isCompared = number >= run.from - 1
    const complaint = await buildAndCompare(progress, { place, isCompared, isSeen: edit.isSeen })
    progress.done.push(`${number} ${edit.what}`)
    if (complaint !== undefined) return describeFailure(progress, complaint)
  }
  return undefined
}

const noEdit = { what: 'the first build', isSeen: false }

/** An edit has random numbers of its own, so that one that uses more of them does not change those that follow. */
function randomOfEdit({ seed }: EditRun, number: number): Random {
  return createRandom(seed * 10_000 + number)
}

function describeFailure({ done }: Progress, complaint: string): string {
  const [last, ...before] = done.reverse().slice(0, 6)
  return `After edit ${last}\n${complaint}\nBefore it:\n  ${before.join('\n  ')}`
}

function createWorkplace({ folder, builder }: EditRun): Workplace {
  const [root, out, cache] = ['site', 'with-cache', 'cache'].map(name => join(folder, name)) as [string, string, string]
  const cachedBuild = ['build', '--root', root, '--out', out, '--cache', cache]
  return { root, out, cache, builder, cachedBuild }
}

/** Draws edits as from a deck of cards, in which each is as often as its weight says. Those of a subject are spread evenly. */
function createDeck(subjects: EditRun['subjects'], random: Random): () => Edit {
  let deck: Edit[] = []
  const shuffle = (edits: readonly Edit[]) => {
    const cards = random.shuffle(edits.flatMap(edit => Array.from({ length: edit.weight ?? 1 }, () => edit)))
    return cards.map((edit, index) => ({ edit, place: (index + random.below(1000) / 1000) / cards.length }))
  }
  return () => {
    if (deck.length === 0)
      deck = subjects
        .flatMap(shuffle)
        .sort((a, b) => b.place - a.place)
        .map(({ edit }) => edit)
    return deck.pop() as Edit
  }
}

interface EditOptions {
  place: Workplace
  deck: () => Edit
  random: Random
}

/** Makes the next edit of the deck that the site allows. After errors, the mistakes are undone sooner or later. */
async function makeEdit(progress: Progress, { place, deck, random }: EditOptions) {
  const { failures } = progress
  if (failures >= maxFailures || (failures > 0 && random.chance(0.5))) {
    updateFiles(progress, structuredClone(progress.lastGood), place)
    return { what: 'undo the edits after which builds had errors', isSeen: false }
  }
  for (;;) {
    const { name, change, act, isSeen = false } = deck()
    const site = structuredClone(progress.site)
    const changed = change ? change(site, random) : ''
    if (changed === undefined) continue
    updateFiles(progress, site, place)
    const done = await act?.(place, random)
    return { what: [name, changed, done].filter(Boolean).join(': '), isSeen }
  }
}

function updateFiles(progress: Progress, site: Site, { root }: Workplace) {
  const files = listSiteFiles(site)
  writeSiteFiles(root, files, progress.files)
  Object.assign(progress, { site, files })
}

interface BuildOptions {
  place: Workplace
  isCompared: boolean
  isSeen: boolean
}

/** Returns what is wrong with the builds of the present site. */
async function buildAndCompare(progress: Progress, { place, isCompared, isSeen }: BuildOptions) {
  const { root, out, builder, cachedBuild } = place
  const before = isCompared ? readOutput(out) : undefined
  const cached = isCompared ? await builder.build(cachedBuild) : undefined
  const cleanOut = `${out}out`
  const clean = await builder.build(['build', '--root', root, '--out', cleanOut, '--no-cache'])
  const seen = clean.code === 0 ? { output: readOutput(cleanOut), problems: clean.problems } : undefined
  const complaints = [
    ...(cached && before
      ? compareBuilds({ cached, clean }, { before, after: readOutput(out), expected: seen?.output })
      : []),
    ...(isSeen && seen && progress.lastSeen && isSame(seen, progress.lastSeen)
      ? ['The edit changed nothing that is built.']
      : []),
  ]
  progress.lastSeen = seen
  progress.failures = seen ? 0 : progress.failures + 1
  if (seen) progress.lastGood = progress.site
  return complaints.length > 0 ? complaints.join('\n') : undefined
}

interface Outputs {
  before: Output
  after: Output
  /** What the build without the cache wrote; undefined if it had errors. */
  expected: Output | undefined
}

function compareBuilds(
  { cached, clean }: Record<'cached' | 'clean', BuildResult>,
  { before, after, expected }: Outputs,
): string[] {
  const complaints: string[] = []
  if (cached.code !== clean.code)
    complaints.push(`The exit code is ${cached.code} with the cache and ${clean.code} without it.`)
  if (cached.problems !== clean.problems)
    complaints.push(`The messages differ:\n${describeFirstLine(cached.problems, clean.problems)}`)
  const isCrash = [cached, clean].some(({ code, problems }) => code > 1 || problems.startsWith('thrown:'))
  if (isCrash) complaints.push(`A build crashed:\n${cached.problems}\n${clean.problems}`)
  if (expected) return [...complaints, ...describeDifferences(after, expected)]
  return [
    ...complaints,
    ...describeDifferences(after, before).map(text => `The build has errors and changed dist: ${text}`),
  ]
}

/** Whether nothing but the id of the build is different. */
function isSame(a: Seen, b: Seen): boolean {
  const differences = describeDifferences(a.output, b.output)
  return a.problems === b.problems && differences.every(text => text.startsWith('/.build-id'))
}
