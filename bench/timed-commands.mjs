import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './bench-sites.mjs'

/** @typedef {{ cpu: number; wall: number; peakMB: number }} Figures Seconds, and the memory of the largest process. */

/**
 * Runs a build of this generator.
 * @param {string} root
 * @param {string[]} flags
 */
export function timeTickwise(root, ...flags) {
  return timeCommand([process.execPath, join(repository, 'bin/tickwise.js'), 'build', '--root', root, ...flags], root)
}

/**
 * Runs a command in `folder` under GNU time. What it prints is dropped, since builds of a large corpus print 100,000 warnings.
 * @param {string[]} command
 * @param {string} folder
 * @returns {Figures}
 */
export function timeCommand(command, folder) {
  const report = `${folder}.time`
  const args = ['--format', '%U %S %e %M', '--output', report, ...command]
  const { status, error } = spawnSync('time', args, { cwd: folder, stdio: 'ignore', env: environment })
  if (error) throw error
  if (status !== 0) throw new Error(`${command.join(' ')} ended with code ${status}.`)
  const [user = 0, system = 0, wall = 0, kilobytes = 0] = readFileSync(report, 'utf8').trim().split(' ').map(Number)
  return { cpu: user + system, wall, peakMB: kilobytes / 1024 }
}

const environment = { ...process.env, NODE_ENV: 'production' }

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

/**
 * The median of each figure.
 * @param {Figures[]} runs
 * @returns {Figures}
 */
export function medianFigures(runs) {
  return {
    cpu: median(runs.map(({ cpu }) => cpu)),
    wall: median(runs.map(({ wall }) => wall)),
    peakMB: median(runs.map(({ peakMB }) => peakMB)),
  }
}

/**
 * `tickwise     12.34 s CPU   7.89 s   456 MB`
 * @param {string} name
 * @param {Figures} figures
 */
export function formatFigures(name, { cpu, wall, peakMB }) {
  const seconds = (/** @type {number} */ number) => `${number.toFixed(2).padStart(7)} s`
  return `${name.padEnd(56)}${seconds(cpu)} CPU ${seconds(wall)} wall ${peakMB.toFixed(0).padStart(5)} MB`
}
