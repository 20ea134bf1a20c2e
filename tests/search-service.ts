import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** One search as the service received it. */
type AskedSearch = {
  method: string
  path: string
  keys: Record<string, string>
  type: string
  question: Question
}

type Question = { query?: string; indexName?: string } & Record<string, unknown>

/** What the service does with a request: an answer after a while, or the end of the connection. */
export type Reply = { status?: number; body: unknown; delayMs?: number } | 'cut' | 'silence'

export type SearchService = { origin: string; asked: AskedSearch[]; reply: (question: Question) => Reply }

/** A service on this machine that speaks the documented HTTP API of Algolia: a test says what it answers, and on which port. */
export async function startSearchService(
  reply: SearchService['reply'] = () => found([]),
  port = 0,
): Promise<SearchService> {
  const server = createServer(async (request, response) => {
    const question = await questionOf(request)
    service.asked.push(question)
    const answer = service.reply(question.question)
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
  const service: SearchService = { origin, asked: [], reply }
  return service
}

/** An answer that holds these records, of `total` in all. */
export function found(records: unknown[], { total = records.length, delayMs = 0 } = {}): Reply {
  return { delayMs, body: { results: [{ hits: records, nbHits: total, page: 0, hitsPerPage: 20, query: '' }] } }
}

/** A record as DocSearch's crawler writes it. `names` are section, page and headings. */
export function record(url: string, names: string[], more: Record<string, unknown> = {}) {
  const hierarchy = Object.fromEntries(Array.from({ length: 7 }, (_, level) => [`lvl${level}`, names[level] ?? null]))
  return { objectID: url, url, hierarchy, content: null, type: `lvl${names.length - 1}`, ...more }
}

async function questionOf(request: IncomingMessage): Promise<AskedSearch> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service')
  let body = ''
  for await (const chunk of request) body += chunk
  return {
    method: request.method ?? '',
    path: pathname,
    keys: Object.fromEntries(searchParams),
    type: request.headers['content-type'] ?? '',
    question: body === '' ? {} : JSON.parse(body).requests[0],
  }
}
