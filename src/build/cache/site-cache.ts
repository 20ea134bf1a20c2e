import { createResultNamer, type ResultNamer } from '../../lib/fingerprint.ts'
import { type Memo, noMemo } from '../../lib/memo.ts'
import { computeInterpreterId } from '../build-id.ts'
import { type Folders, getSiteCacheFolder } from '../folders.ts'
import type { OutputFolder } from '../write-site/output-folder.ts'
import { type BuildMemo, openBuildMemo } from './build-memo.ts'
import { type OutputRecord, readOutputRecord, writeOutputRecord } from './output-record.ts'

/** What earlier builds of a site left for this one, and what it leaves for later ones. Without a cache it is nothing. */
export interface SiteCache {
  memo: Memo
  /** How many results of a kind come from earlier builds. */
  countReused: (kind: string) => number
  /** What the last build wrote into the same output folder. */
  lastOutput: OutputRecord | undefined
  /** To be called when the output is in its place. */
  saveOutput: (output: OutputFolder) => void
  /** To be called after a failed build too: what it made is right. */
  saveResults: () => void
}

/** `version` changes with the code of the generator. */
export function openSiteCache(folders: Folders, version: string, nameResult: ResultNamer): SiteCache {
  const results = getSiteCacheFolder(folders, 'results')
  const outputs = getSiteCacheFolder(folders, 'outputs')
  const build = results === undefined ? undefined : openBuildMemo(results, version, nameResult)
  return {
    memo: build?.memo ?? noMemo,
    countReused: kind => build?.count(kind).reused ?? 0,
    lastOutput: outputs === undefined ? undefined : readOutputRecord(outputs, folders.out, version),
    saveOutput({ written }) {
      if (outputs !== undefined) writeOutputRecord(outputs, folders.out, written, version)
    },
    saveResults: () => build?.save(),
  }
}

/** What the q of a site computed. It lasts longer than other results: until the interpreter changes. */
export function openExamplesMemo(
  folders: Pick<Folders, 'generator' | 'cache'>,
  nameResult = createResultNamer(),
): Pick<BuildMemo, 'memo' | 'save'> {
  const folder = getSiteCacheFolder(folders, 'examples')
  if (folder === undefined) return { memo: noMemo, save() {} }
  return openBuildMemo(folder, computeInterpreterId(folders.generator), nameResult)
}
