// How long the development server takes to show the first page, and an edit.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { repository } from './bench-sites.mjs'
import { listDocs } from './rebuilds.mjs'
import { median } from './timed-commands.mjs'

const countOfEdits = 20
const timeoutMs = 300_000

/**
 * Prints the seconds to the first page, cold and warm, and the milliseconds until a page shows an edit.
 * @param {string} root
 */
export async function measureDevelopment(root) {
  rmSync(join(root, 'node_modules/.cache'), { recursive: true, force: true })
  const cold = await start(root)
  await cold.readAll()
  await cold.stop()
  const warm = await start(root)
  await warm.readAll()
  console.log(`first page without a cache   ${(cold.ms / 1000).toFixed(1)} s`)
  console.log(`first page with it           ${(warm.ms / 1000).toFixed(1)} s`)
  try {
    const times = await measureEdits(warm.url, warm.file)
    console.log(`an edit, median of ${countOfEdits}      ${median(times).toFixed(0)} ms`)
    console.log(`the slowest                  ${Math.max(...times).toFixed(0)} ms`)
  } finally {
    await warm.stop()
  }
}

/**
 * Starts the server and waits until it has sent the page of a doc in the middle.
 * @param {string} root
 */
async function start(root) {
  const docs = listDocs(root).filter(path => path.endsWith('.md') && !path.endsWith('/index.md'))
  const path = docs[Math.floor(docs.length / 2)] ?? ''
  const port = await findFreePort()
  const begin = performance.now()
  const env = { ...process.env, PORT: String(port), NODE_ENV: 'development' }
  const child = spawn(process.execPath, [join(repository, 'bin/tickwise.js'), 'dev', '--root', root], {
    env,
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}${path.replace(/^content(.*)\.md$/, '$1')}`
  await waitForText(url, '</html>', begin)
  return {
    ms: performance.now() - begin,
    /** Waits until all pages have been read, which the sitemap needs. */
    async readAll() {
      await fetch(new URL('/sitemap.xml', url)).then(response => response.text())
    },
    url,
    file: join(root, path),
    async stop() {
      const closed = once(child, 'close')
      child.kill()
      await closed
    },
  }
}

/**
 * The milliseconds from each edit of `file` to an answer with the new text.
 * @param {string} url
 * @param {string} file
 */
async function measureEdits(url, file) {
  const text = readFileSync(file, 'utf8')
  /** @type {number[]} */
  const times = []
  for (let edit = 1; edit <= countOfEdits; edit++) {
    const sentence = `Sentence ${edit} of the bench.`
    const begin = performance.now()
    writeFileSync(file, `${text}\n${sentence}\n`)
    await waitForText(url, sentence, begin)
    times.push(performance.now() - begin)
    // The next edit is one of its own, as an author's.
    await setTimeout(500)
  }
  return times
}

/**
 * Requests a page again and again until it has this text.
 * @param {string} url
 * @param {string} text
 * @param {number} begin
 */
async function waitForText(url, text, begin) {
  while (performance.now() - begin < timeoutMs) {
    const page = await fetch(url).then(
      response => (response.ok ? response.text() : ''),
      () => '', // The server does not listen yet.
    )
    if (page.includes(text)) return
    await setTimeout(10)
  }
  throw new Error(`${url} did not show “${text}”.`)
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
}
