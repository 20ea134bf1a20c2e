import { absoluteUrl } from '../../urls/site-url.ts'
import type { TwinPage } from './twin-page.ts'

/** The part of a link or image after its brackets: `(https://a.example/b "Title")`. */
export function printDestination(
  { url, title }: { url: string; title?: string | null | undefined },
  twinPage: TwinPage,
): string {
  const address = absoluteAddress(url, twinPage)
  return `(${/[()]/.test(address) ? `<${address}>` : address}${title ? ` "${title.replaceAll('"', '\\"')}"` : ''})`
}

/**
 * HTML within Markdown without comments and with absolute addresses. The author wrote it, so it may be anything: addresses
 * that are not in double quotes, and those after a `>` within another attribute, stay as they are.
 */
export function printHtml(html: string, twinPage: TwinPage): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[a-z][^>]*>/gi, tag =>
      tag.replace(
        /(\s(?:href|src)=)"([^"]*)"/gi,
        (_, name: string, url: string) => `${name}"${absoluteAddress(url, twinPage)}"`,
      ),
    )
}

/** The absolute address of what the author wrote as `url`. */
function absoluteAddress(url: string, { page, site }: TwinPage): string {
  // satteri may have percent-encoded the key under which the address was stored.
  const address = page.addresses.get(url) ?? page.addresses.get(encodeURI(url)) ?? url
  return URL.canParse(address, site.config.url) ? absoluteUrl(address, site.config, page.url) : address
}
