// Sends requests to a hosted service, to one host after another. The package algoliasearch/lite is 5.4 kB compressed, this file 0.6.
import type { HostedSettings } from '../search-settings.ts'
import { listSearchHosts } from './list-search-hosts.ts'

/** Timeout of the first host. It grows by `moreTimeMs` for each further host, since the reader's connection may be slow. */
const firstTimeoutMs = 2_000
const moreTimeMs = 1_000
/** How many characters to show of the message with which the service rejects a request. */
const maxRefusalLength = 500

type Answer =
  | { kind: 'data'; data: unknown }
  | { kind: 'refusal'; message: string }
  | { kind: 'failure'; error: unknown }

export interface HostedService {
  /** The host that is tried first. */
  firstHost: () => string | undefined
  /** Rejects with the signal's reason, with the message of a service that rejects the request, or if no host answers. */
  send: (request: object, signal: AbortSignal) => Promise<unknown>
}

export function createHostedService(settings: HostedSettings): HostedService {
  let hosts = listSearchHosts(settings)
  const { applicationId, apiKey } = settings
  // With the keys in the address and a plain-text body, the browser sends no preflight request.
  const keys = new URLSearchParams({ 'x-algolia-application-id': applicationId, 'x-algolia-api-key': apiKey })
  return {
    firstHost: () => hosts[0],
    async send(request, signal) {
      let lastError: unknown
      for (const [attempt, host] of hosts.entries()) {
        const timeout = AbortSignal.timeout(firstTimeoutMs + attempt * moreTimeMs)
        const address = `${host}/1/indexes/*/queries?${keys}`
        const answer = await post(address, request, AbortSignal.any([signal, timeout]))
        signal.throwIfAborted()
        if (answer.kind === 'data') return answer.data
        if (answer.kind === 'refusal') throw new Error(`The search service refused: ${answer.message}`)
        lastError = answer.error
        // The next query tries the other hosts first.
        hosts = [...hosts.filter(other => other !== host), host]
      }
      throw new Error('No host of the search service answered.', { cause: lastError })
    },
  }
}

async function post(address: string, request: object, signal: AbortSignal): Promise<Answer> {
  try {
    const body = JSON.stringify({ requests: [request] })
    const response = await fetch(address, { method: 'POST', body, signal, credentials: 'omit' })
    if (response.ok) return { kind: 'data', data: await response.json() }
    const isRefusal = response.status >= 400 && response.status < 500
    return isRefusal
      ? { kind: 'refusal', message: await readRefusal(response) }
      : { kind: 'failure', error: new Error(`${new URL(address).host} answered ${response.status}`) }
  } catch (error) {
    return { kind: 'failure', error }
  }
}

async function readRefusal(response: Response): Promise<string> {
  const text = (await response.text()).slice(0, maxRefusalLength)
  try {
    const { message } = JSON.parse(text)
    return typeof message === 'string' ? message : text
  } catch {
    return `${response.status} ${text}`.trim()
  }
}
