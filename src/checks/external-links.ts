import { isExternal } from '../content/link-targets.ts'
import type { SiteConfig } from '../site-config.ts'
import type { PageLinks } from './links.ts'

export type DeadLink = { paths: string[]; href: string; trouble: string }

const timeoutMs = 10_000
const atOnce = 8

/** What a host says to programs it does not like, of pages that readers do get. */
const refusals = [401, 403, 405, 406, 418, 429, 451, 999]

/**
 * Links to other sites that do not answer, or answer that there is no such page. Each address is
 * asked for once. The site's own address, and those made for each page (to edit it, to report a problem), are left out.
 */
export async function findDeadLinks(
  pages: PageLinks[],
  { url, editUrl, reportUrl }: Pick<SiteConfig, 'url' | 'editUrl' | 'reportUrl'>,
): Promise<DeadLink[]> {
  const made = [`${url}/`, editUrl, reportUrl?.replace(/\{.*/s, '')].filter(prefix => prefix !== undefined)
  const pathsByHref = new Map<string, string[]>()
  for (const { path, hrefs } of pages) {
    for (const href of hrefs) {
      if (!isExternal(href) || !isWeb(href) || made.some(prefix => `${href}/`.startsWith(prefix))) continue
      const known = pathsByHref.get(href)
      if (known) known.push(path)
      else pathsByHref.set(href, [path])
    }
  }
  const troubles = await askAll(new Set([...pathsByHref.keys()].map(withoutHash)))
  return [...pathsByHref].flatMap(([href, paths]) => {
    const trouble = troubles.get(withoutHash(href))
    return trouble ? { paths, href, trouble } : []
  })
}

/** What is wrong with each address; those that are fine are left out. */
async function askAll(addresses: Set<string>): Promise<Map<string, string>> {
  const waiting = [...addresses]
  const troubles = new Map<string, string>()
  await Promise.all(Array.from({ length: atOnce }, work))
  return troubles

  async function work() {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const trouble = await ask(address)
      if (trouble) troubles.set(address, trouble)
    }
  }
}

async function ask(address: string): Promise<string | undefined> {
  try {
    const head = await answerTo(address, 'HEAD')
    // Some hosts answer questions about a page worse than the page itself.
    const status = head < 400 ? head : await answerTo(address, 'GET')
    return status < 400 || refusals.includes(status) ? undefined : `it answers ${status}`
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } }
    return name === 'TimeoutError' ? `no answer in ${timeoutMs / 1000} s` : `no answer (${cause?.code ?? message})`
  }
}

async function answerTo(address: string, method: 'HEAD' | 'GET'): Promise<number> {
  const response = await fetch(address, { method, signal: AbortSignal.timeout(timeoutMs) })
  await response.body?.cancel()
  return response.status
}

function isWeb(href: string): boolean {
  return /^(?:https?:)?\/\//.test(href) && URL.canParse(href, 'https://site.invalid')
}

function withoutHash(href: string): string {
  const url = new URL(href, 'https://site.invalid')
  url.hash = ''
  return url.href
}
