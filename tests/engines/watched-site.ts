import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { inject } from 'vitest'

/** The built site at a separate address, so with separate storage and service worker, which reports what went wrong in it. */
export interface WatchedSite {
  origin: string
  /** Errors in pages, violations of the security policy and answers of 400 and above. */
  faults: string[]
  /** No request is answered. */
  isDown: boolean
  /** From now on requests for matching paths wait; the result lets them go on. */
  hold(pattern: RegExp): () => void
  stop(): Promise<void>
}

const collector = readFileSync(new URL('collect-faults.js', import.meta.url), 'utf8')
const changedByProxy = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']

export async function watchedSite(): Promise<WatchedSite> {
  let held: { pattern: RegExp; released: Promise<void> } | undefined
  const server = createServer(async (request, response) => {
    if (held?.pattern.test(request.url ?? '')) await held.released
    answer(site, request, response).catch(error => {
      site.faults.push(`${request.url}: ${error}`)
      request.socket.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  const site: WatchedSite = {
    origin: `http://localhost:${address.port}`,
    faults: [],
    isDown: false,
    hold(pattern) {
      let release = () => {}
      const released = new Promise<void>(resolve => {
        release = resolve
      })
      held = { pattern, released }
      return release
    },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  return site
}

async function answer(site: WatchedSite, request: IncomingMessage, response: ServerResponse) {
  const { url = '/', socket } = request
  if (url === '/reported-fault') {
    const chunks = await request.toArray()
    site.faults.push(Buffer.concat(chunks).toString())
    response.writeHead(204).end()
  } else if (site.isDown) {
    socket.destroy()
  } else if (url === '/collect-faults.js') {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(collector)
  } else {
    await pass(site, url, response)
  }
}

/** Passes on what the built site answers; pages get the collector of faults as the first script of their head. */
async function pass(site: WatchedSite, url: string, response: ServerResponse) {
  const built = await fetch(inject('origin') + url, { redirect: 'manual' })
  if (built.status >= 400) site.faults.push(`${built.status}: ${url}`)
  const headers = [...built.headers].filter(([name]) => !changedByProxy.includes(name))
  response.writeHead(built.status, Object.fromEntries(headers))
  const bytes = Buffer.from(await built.arrayBuffer())
  const isPage = built.headers.get('content-type')?.startsWith('text/html')
  if (isPage) response.end(String(bytes).replace('<head>', '<head><script src="/collect-faults.js"></script>'))
  else response.end(bytes)
}
