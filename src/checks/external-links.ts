import type { SiteConfig } from '../site-config/site-config-schema.ts'
import { isExternal } from '../urls/addresses.ts'
import type { PageLinks } from './page-links.ts'

export interface DeadLink {
  /** The pages that contain the link. */
  paths: string[]
  href: string
  /** `it answers 404` */
  reason: string
}

const timeoutMs = 10_000
const maxRequestsAtOnce = 8

/**
 * Statuses with which some hosts refuse programs, although readers get the page. 999 is LinkedIn's.
 */
const refusals = [401, 403, 405, 406, 418, 429, 451, 999]

/**
 * Links to other sites that do not answer, or answer that there is no such page. Each address is requested once. Links
 * that the generator makes on every page (the site's own address, to edit the page, to report a problem) are left out.
 */
export async function findDeadLinks(
  pages: PageLinks[],
  config: Pick<SiteConfig, 'url' | 'editUrl' | 'reportUrl'>,
): Promise<DeadLink[]> {
  const pathsByHref = groupByHref(pages, config)
  const reasons = await requestAll(new Set([...pathsByHref.keys()].map(withoutHash)))
  return [...pathsByHref].flatMap(([href, paths]) => {
    const reason = reasons.get(withoutHash(href))
    return reason ? { paths, href, reason } : []
  })
}

/** For each link to another site, the pages that contain it. */
function groupByHref(
  pages: PageLinks[],
  { url, editUrl, reportUrl }: Pick<SiteConfig, 'url' | 'editUrl' | 'reportUrl'>,
): Map<string, string[]> {
  const generated = [`${url}/`, editUrl, reportUrl?.replace(/\{.*/s, '')].filter(prefix => prefix !== undefined)
  const pathsByHref = new Map<string, string[]>()
  for (const { path, hrefs } of pages) {
    for (const href of hrefs) {
      if (!isExternal(href) || !isWeb(href) || generated.some(prefix => `${href}/`.startsWith(prefix))) continue
      const known = pathsByHref.get(href)
      if (known) known.push(path)
      else pathsByHref.set(href, [path])
    }
  }
  return pathsByHref
}

/** For each address that does not work, the reason. */
async function requestAll(addresses: Set<string>): Promise<Map<string, string>> {
  const reasons = new Map<string, string>()
  // All workers take from one iterator, so that each address is requested once.
  const waiting = addresses.values()
  await Promise.all(Array.from({ length: maxRequestsAtOnce }, work))
  return reasons

  async function work() {
    for (const address of waiting) {
      const reason = await findFault(address)
      if (reason) reasons.set(address, reason)
    }
  }
}

async function findFault(address: string): Promise<string | undefined> {
  try {
    const status = await requestStatus(address, 'HEAD')
    if (status < 400) return undefined
    // Some hosts answer HEAD with an error for pages that exist.
    const statusOfGet = await requestStatus(address, 'GET')
    return statusOfGet < 400 || refusals.includes(statusOfGet) ? undefined : `it answers ${statusOfGet}`
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } }
    return name === 'TimeoutError' ? `no answer in ${timeoutMs / 1000} s` : `no answer (${cause?.code ?? message})`
  }
}

async function requestStatus(address: string, method: 'HEAD' | 'GET'): Promise<number> {
  const response = await fetch(address, { method, signal: AbortSignal.timeout(timeoutMs) })
  await response.body?.cancel()
  return response.status
}

/** Other schemes, such as `mailto:`, cannot be requested. */
function isWeb(href: string): boolean {
  return /^(?:https?:)?\/\//.test(href) && URL.canParse(href, 'https://site.invalid')
}

function withoutHash(href: string): string {
  const url = new URL(href, 'https://site.invalid')
  url.hash = ''
  return url.href
}
