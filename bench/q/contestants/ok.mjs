import { requireOk } from './fetch-peers.mjs'

/** oK, an interpreter of k in JavaScript that keeps each number as an object. Undefined if it cannot be fetched. */
export function createOk() {
  const ok = requireOk()
  if (!ok) return undefined
  const environment = ok.baseEnv()
  const run = (/** @type {string} */ code) => ok.run(ok.parse(code), environment)
  run('a:!1000000')
  run('b:1000!7919*a')
  return { name: 'oK', run: (/** @type {import('../cases.mjs').Case} */ { ok: code }) => code && run(code).v }
}
