import { afterAll, beforeAll } from 'vitest'
import { describeChoices } from './behaviours/choices.ts'
import { describeEveryPage } from './behaviours/every-page.ts'
import { describeMenus } from './behaviours/menus.ts'
import { describeOffline } from './behaviours/offline.ts'
import { describePages } from './behaviours/pages.ts'
import { describeSearch } from './behaviours/search.ts'
import { describeText } from './behaviours/text.ts'
import { describeWithoutScripts } from './behaviours/without-scripts.ts'
import type { Engine, EngineFacts, StartEngine } from './engine.ts'
import { desktop, type OpenReader, openReader } from './reader.ts'

/** Tests, in one engine, of everything a reader does. */
export function describeReading(start: StartEngine, facts: EngineFacts) {
  let engine: Engine
  beforeAll(async () => {
    engine = await start()
    console.log(`These tests run in ${engine.name}.`)
  })
  afterAll(() => engine?.stop())
  const open: OpenReader = (path, size = desktop) => openReader(engine, path, size)

  describePages(open, facts)
  describeSearch(open)
  describeMenus(open)
  describeChoices(open)
  describeText(open)
  describeOffline(open)
  describeWithoutScripts(start)
  describeEveryPage(open)
}
