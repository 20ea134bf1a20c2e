// Writes schemas/*.json, by which editors check front matter and data files, from the schemas of the build: npm run schemas.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const source = fileURLToPath(new URL('../src/content/schemas/json-schemas.ts', import.meta.url))
const folder = new URL('../schemas/', import.meta.url)
/** @type {{ module: typeof import('../src/content/schemas/json-schemas.ts') }} */
const { module } = await runnerImport(source, { configFile: false, logLevel: 'error' })
mkdirSync(folder, { recursive: true })
for (const [name, text] of module.createJsonSchemas()) writeFileSync(new URL(name, folder), text)
