#!/usr/bin/env node
// Node 20 runs no TypeScript; Vite, which builds the site anyway, runs the command line.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production'
const commandLine = fileURLToPath(new URL('../src/framework/cli.ts', import.meta.url))
/** @type {{ module: typeof import('../src/framework/cli.ts') }} */
const { module } = await runnerImport(commandLine, {
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'error',
})
// The runner is closed by now, so built code is imported by Node itself.
await module.run(process.argv.slice(2), url => import(url))
