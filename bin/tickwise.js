#!/usr/bin/env node
// Runs the command: from `built` in the installed package, which tools/build-packages.mjs has filled, and otherwise from a bundle of
// this checkout's code.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production'
const generator = fileURLToPath(new URL('..', import.meta.url))
/** npm never packs the file, so its absence tells an installed package from a checkout with a `built` that was left over. */
const isCheckout = existsSync(join(generator, 'package-lock.json'))
const folder = isCheckout ? await prepareBundle() : join(generator, 'built/command-line')

/** @type {typeof import('../src/build/command-line/run-command-line.ts')} */
const { runCommandLine } = await import(pathToFileURL(join(folder, 'run-command-line.mjs')).href)
await runCommandLine(process.argv.slice(2), generator)

async function prepareBundle() {
  const { prepareCommandLine } = await import('./bundle-command-line.js')
  return prepareCommandLine(generator)
}
