import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll } from 'vitest'

/** A built site behind a proxy that a test can slow down, stop, or make change the answers. */
export interface ProxiedSite {
  origin: string
  /** Whether the proxy closes connections without an answer. */
  isDown: boolean
  delayMs: number
  /** Changes the text of an answer; undefined lets the request fail. */
  change: (text: string, path: string) => string | undefined
}

/** A proxy for all tests of a file; `restore` has it pass everything on again. */
export function shareProxiedSite(behind: { origin: string }): ProxiedSite & { restore: () => void } {
  const unchanged: Omit<ProxiedSite, 'origin'> = { isDown: false, delayMs: 0, change: text => text }
  const site = { origin: '', ...unchanged, restore: () => void Object.assign(site, unchanged) }
  const server = createServer(async (request, response) => {
    await new Promise(resolve => setTimeout(resolve, site.delayMs))
    if (site.isDown) request.socket.destroy()
    else if (site.change === unchanged.change) passOn(behind.origin, request, response)
    else await respondChanged(behind.origin, site.change, request, response)
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('No port was given.')
    site.origin = `http://localhost:${address.port}`
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return site
}

function passOn(origin: string, { url = '/', headers }: IncomingMessage, response: ServerResponse) {
  const options = { headers: { ...headers, host: new URL(origin).host } }
  get(origin + url, options, answer => {
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  })
}

const changedByProxy = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']

async function respondChanged(
  origin: string,
  change: ProxiedSite['change'],
  { url = '/', socket }: IncomingMessage,
  response: ServerResponse,
) {
  const answer = await fetch(origin + url, { redirect: 'manual' })
  const text = change(await answer.text(), url)
  const headers = [...answer.headers].filter(([name]) => !changedByProxy.includes(name))
  if (text === undefined) socket.destroy()
  else response.writeHead(answer.status, Object.fromEntries(headers)).end(text)
}
