// A process that builds sites one after the other, as the command does, and keeps the generator loaded between them. For each
// message of its parent, the arguments of a build, it answers `{ code, problems }`.

const command = new URL('../../bin/tickwise.js', import.meta.url).href
let builds = 0

process.on('message', async args => process.send?.(await run(/** @type {string[]} */ (args))))

/** @param {string[]} args */
async function run(args) {
  /** @type {string[]} */
  const problems = []
  const { log, error } = console
  console.log = () => {}
  console.error = text => problems.push(String(text))
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...args)
  process.exitCode = 0
  builds++
  try {
    await import(`${command}?build=${builds}`)
  } catch (thrown) {
    process.exitCode = 1
    problems.push(`thrown: ${thrown instanceof Error ? thrown.stack : thrown}`)
  } finally {
    Object.assign(console, { log, error })
  }
  return { code: process.exitCode, problems: problems.join('\n') }
}
