// Clean builds of one corpus by both tools, in turns.
import { join } from 'node:path'
import { runHarness, tools } from './bench-sites.mjs'
import { formatFigures, medianFigures, timeTickwise } from './timed-commands.mjs'

/** @typedef {import('./timed-commands.mjs').Figures} Figures */

/**
 * Prints the figures of each round, the medians, and their ratios. The harness removes output and caches before each build.
 * @param {string} work
 * @param {{ size: string; rounds: number }} options
 */
export function compareCleanBuilds(work, { size, rounds }) {
  // Makes the generator's own bundles, which belong to its version and not to a site.
  timeTickwise(join(work, 'tickwise'), '--no-cache')
  /** @type {Record<string, Figures[]>} */
  const runs = Object.fromEntries(tools.map(tool => [tool, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const tool of tools) {
      const figures = measure(work, tool)
      runs[tool]?.push(figures)
      console.log(formatFigures(`round ${round}, ${tool}`, figures))
    }
  }
  const [ours, theirs] = tools.map(tool => medianFigures(runs[tool] ?? []))
  if (!ours || !theirs) return
  console.log(`\nMedians of corpus ${size}`)
  console.log(formatFigures('tickwise', ours))
  console.log(formatFigures('hugo', theirs))
  const ratios = [ours.cpu / theirs.cpu, ours.wall / theirs.wall, ours.peakMB / theirs.peakMB]
  const [cpu, wall, memory] = ratios.map(ratio => ratio.toFixed(2))
  console.log(`tickwise / hugo: CPU ${cpu}, wall ${wall}, memory ${memory}`)
}

/**
 * @param {string} work
 * @param {string} tool
 * @returns {Figures}
 */
function measure(work, tool) {
  const options = ['--tool', tool, '--site', join(work, tool), '--modules', work, '--runs', '1', '--warm', '0']
  /** @type {{ clean_cpu: number; clean_s: number; peakMB: number; ok: boolean }} */
  const { clean_cpu, clean_s, peakMB, ok } = JSON.parse(runHarness(work, 'measure-build.mjs', ...options))
  if (!ok) throw new Error(`The build of ${tool} failed: ${join(work, tool, '.build-clean.log')}`)
  return { cpu: clean_cpu, wall: clean_s, peakMB }
}
