// What runs in Node of the generator, bundled once for each version of its code and its packages, and shared by all sites.
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ignoreFileErrors } from '../lib/files.ts'
import { computeGeneratorId } from './build-id.ts'
import { findBuiltFolder, getGeneratorBundlesFolder } from './folders.ts'
import type * as server from './server-entry.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * The folder of the generator's bundle: that of the package, or one that is named by `generatorId`. If there is none, `bundle` is
 * called with the folder that it has to write; if the generator is edited meanwhile, it is bundled again.
 */
export async function prepareGenerator(
  generator: string,
  generatorId: string,
  bundle: (folder: string) => Promise<void>,
): Promise<string> {
  const built = findBuiltFolder(generator)
  if (built !== undefined)
    return join(built, `generator-${process.env.NODE_ENV === 'development' ? 'development' : 'production'}`)
  const bundles = getGeneratorBundlesFolder(generator)
  // React has one bundle for development and another for production, and so has the generator.
  const folder = join(bundles, `${generatorId}-${process.env.NODE_ENV}`)
  if (!existsSync(folder)) {
    const partial = `${folder}.${process.pid}`
    await bundle(partial)
    const newId = computeGeneratorId(generator)
    if (newId !== generatorId) {
      rmSync(partial, { recursive: true, force: true })
      return prepareGenerator(generator, newId, bundle)
    }
    moveIntoPlace(partial, folder)
  }
  ignoreFileErrors(() => utimesSync(folder, new Date(), new Date()))
  removeUnused(bundles)
  return folder
}

export function importGenerator(folder: string): Promise<typeof server> {
  return import(pathToFileURL(join(folder, 'server.js')).href)
}

function moveIntoPlace(partial: string, folder: string) {
  try {
    renameSync(partial, folder)
  } catch (error) {
    // Another process has made the same bundle meanwhile.
    if (!existsSync(folder)) throw error
    rmSync(partial, { recursive: true, force: true })
  }
}

/** Removes the bundles that no command has started from for a day. */
function removeUnused(bundles: string) {
  for (const name of readdirSync(bundles)) {
    const folder = join(bundles, name)
    ignoreFileErrors(
      () => statSync(folder).mtimeMs < Date.now() - dayMs && rmSync(folder, { recursive: true, force: true }),
    )
  }
}
