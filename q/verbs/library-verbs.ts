import { currentLibrary } from '../evaluate/current-library.ts'
import type { VerbEntry, VerbTable } from '../values/verb-table.ts'

const fromLibrary = (name: string, rank: number): VerbEntry => ({
  minRank: rank,
  maxRank: rank,
  run: (...args) => (currentLibrary().verbs[name] as VerbEntry).run(...args),
})

const ranks = {
  '0:': 2,
  '1:': 2,
  '2:': 2,
  dsave: 2,
  save: 1,
  rsave: 1,
  load: 1,
  rload: 1,
  md5: 1,
  inv: 1,
  lsq: 2,
  wj: 4,
  wj1: 4,
}

/** Verbs that few programs use: the library brings their code along. */
export const libraryVerbs: VerbTable = Object.fromEntries(
  Object.entries(ranks).map(([name, rank]) => [name, fromLibrary(name, rank)]),
)
