import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { inject, onTestFinished } from 'vitest'

/** A built site behind a proxy that a test can slow down, stop, or make change the answers. */
export interface ProxiedSite {
  origin: string
  /** Whether the proxy closes connections without an answer. */
  isDown: boolean
  delayMs: number
  /** Changes the text of an answer; undefined lets the request fail. */
  change: (text: string, path: string) => string | undefined
}

export async function startProxiedSite(behind = { origin: inject('origin') }): Promise<ProxiedSite> {
  const server = createServer(async ({ url = '/', socket }, response) => {
    await new Promise(resolve => setTimeout(resolve, site.delayMs))
    const answer = await fetch(behind.origin + url, { redirect: 'manual' })
    const text = site.change(await answer.text(), url)
    if (site.isDown || text === undefined) socket.destroy()
    else respond(response, answer, text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  const site: ProxiedSite = {
    origin: `http://localhost:${address.port}`,
    isDown: false,
    delayMs: 0,
    change: text => text,
  }
  return site
}

const changedByProxy = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']

function respond(response: ServerResponse, answer: Response, text: string) {
  const headers = [...answer.headers].filter(([name]) => !changedByProxy.includes(name))
  response.writeHead(answer.status, Object.fromEntries(headers)).end(text)
}
