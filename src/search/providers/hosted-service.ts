// Sends requests to a hosted service, to one host after another. The package algoliasearch/lite is 5.4 kB compressed, this file 0.6.

import type { HostedSearch } from '../../site-config/site-config-schema.ts'
import { type HitKind, maxQueryLength } from '../search-contract.ts'
import { defaultTag, searchLanguage } from '../search-facets.ts'
import type { HostedSettings } from '../search-settings.ts'
import { markEnd, markStart } from './hosted-answer.ts'

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

// Builds requests to Algolia's search API: https://www.algolia.com/doc/rest-api/search/

const snippetWords = 15
const levels = Array.from({ length: 7 }, (_, level) => `hierarchy.lvl${level}`)

interface RequestToBuild {
  query: string
  kind: HitKind | undefined
  /** Tag of the docs version that the reader is reading. */
  docsTag: string
}

export function buildHostedRequest({ query, kind, docsTag }: RequestToBuild, settings: HostedSettings): object {
  const tags = listTags(kind, docsTag)
  return {
    indexName: settings.indexName,
    query: query.slice(0, maxQueryLength),
    ...(settings.contextual && {
      facetFilters: [`language:${searchLanguage}`, tags.map(tag => `docusaurus_tag:${tag}`)],
    }),
    attributesToRetrieve: [...levels, 'content', 'type', 'url', 'docusaurus_tag'],
    attributesToHighlight: levels,
    attributesToSnippet: [`content:${snippetWords}`],
    snippetEllipsisText: '…',
    highlightPreTag: markStart,
    highlightPostTag: markEnd,
  }
}

/** Pages with any of these tags are searched. */
function listTags(kind: HitKind | undefined, docsTag: string): string[] {
  if (kind === undefined) return [defaultTag, docsTag]
  return [kind === 'doc' ? docsTag : defaultTag]
}

/**
 * Origins of the hosted service, in the order in which they are tried. By default those of Algolia: the first is near the
 * reader; the others are fallbacks, under another domain in case the name server of the first fails.
 */
export function listSearchHosts({ applicationId, hosts }: Pick<HostedSearch, 'applicationId' | 'hosts'>): string[] {
  const id = applicationId.toLowerCase()
  return (
    hosts ?? [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map(number => `https://${id}-${number}.algolianet.com`)]
  )
}
