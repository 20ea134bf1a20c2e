import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A search as the service received it. */
interface ReceivedSearch {
  method: string
  path: string
  keys: Record<string, string>
  type: string
  request: SearchBody
}

/** The request for one index in the body, with the parameters of the search. */
type SearchBody = { query?: string; indexName?: string } & Record<string, unknown>

/** What the service does with a request: answers it, closes the connection (`cut`), or never answers (`silence`). */
export type Reply = { status?: number; body: unknown; delayMs?: number } | 'cut' | 'silence'

export interface SearchService {
  origin: string
  received: ReceivedSearch[]
  reply: (request: SearchBody) => Reply
}

/** Starts a server with Algolia's HTTP API. The test decides what it answers; with port 0 it listens on any free port. */
export async function startSearchService(
  reply: SearchService['reply'] = () => createReply([]),
  port = 0,
): Promise<SearchService> {
  const server = createServer(async (request, response) => {
    const search = await readSearch(request)
    service.received.push(search)
    const answer = service.reply(search.request)
    if (answer === 'silence') return
    if (answer === 'cut') {
      request.socket.destroy()
      return
    }
    await new Promise(resolve => setTimeout(resolve, answer.delayMs ?? 0))
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
    response.writeHead(answer.status ?? 200, headers).end(body)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service: SearchService = { origin, received: [], reply }
  return service
}

/** An answer that holds these records, of `total` in all. */
export function createReply(records: unknown[], { total = records.length, delayMs = 0 } = {}): Reply {
  return { delayMs, body: { results: [{ hits: records, nbHits: total, page: 0, hitsPerPage: 20, query: '' }] } }
}

/** A record as DocSearch's crawler writes it. `names` are section, page and headings. */
export function createRecord(url: string, names: string[], more: Record<string, unknown> = {}) {
  const hierarchy = Object.fromEntries(Array.from({ length: 7 }, (_, level) => [`lvl${level}`, names[level] ?? null]))
  return { objectID: url, url, hierarchy, content: null, type: `lvl${names.length - 1}`, ...more }
}

async function readSearch(request: IncomingMessage): Promise<ReceivedSearch> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service')
  let body = ''
  for await (const chunk of request) body += chunk
  return {
    method: request.method ?? '',
    path: pathname,
    keys: Object.fromEntries(searchParams),
    type: request.headers['content-type'] ?? '',
    request: body === '' ? {} : JSON.parse(body).requests[0],
  }
}
