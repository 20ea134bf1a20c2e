// Measures builds and the development server; README.md says how. Usage:
//   npm run bench -- HARNESS [--size S|M|L] [--rounds 5] [--edits | --dev]
//   npm run bench -- --site --edits|--dev [--rounds 5]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyOwnSite, writeCorpusSites } from './bench-sites.mjs'
import { compareCleanBuilds } from './clean-builds.mjs'
import { measureDevelopment } from './development.mjs'
import { compareRebuilds } from './rebuilds.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: 'S' },
    rounds: { type: 'string', default: '5' },
    edits: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    site: { type: 'boolean', default: false },
  },
})
const [harness] = positionals
const rounds = Number(values.rounds)
if (!values.site && harness === undefined)
  throw new Error('Give the folder of the peer-bench harness: npm run bench -- HARNESS')
if (values.site && !values.edits && !values.dev) throw new Error('`--site` needs `--edits` or `--dev`.')

const work = mkdtempSync(join(tmpdir(), 'tickwise-bench-'))
try {
  const sites = values.site
    ? copyOwnSite(work)
    : writeCorpusSites(work, { harness: String(harness), size: values.size })
  if (values.dev) await measureDevelopment(sites.tickwise)
  else if (values.edits) compareRebuilds(sites, rounds)
  else compareCleanBuilds(work, { size: values.size, rounds })
} finally {
  rmSync(work, { recursive: true, force: true })
}
