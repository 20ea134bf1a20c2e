// Puts the base path of a site before the addresses of its own output, in which attribute values are double-quoted.

/** Tags with their attributes; the text of a script is no HTML. */
const tags = /<script\b[^>]*>.*?<\/script>|<[a-z](?:"[^"]*"|[^">])*>/gis
const startOfScript = /^<script\b[^>]*>/i
/** Addresses that start with one slash. `/@` is what the development server serves of its own. */
const addresses = /(\s(?:href|src|action|formaction|poster|data-to)=")(\/(?![/@])[^"]*)"/gi
const sources = /(\ssrcset=")([^"]*)"/gi
const versions = /(\sdata-versions=")([^"]*)"/gi

/** `html` as it is served below `base`, such as `/docs-site`. */
export function rebaseHtml(html: string, base: string): string {
  if (base === '') return html
  return html.replace(tags, tag => tag.replace(startOfScript, rebaseTag).replace(/^<(?!script\b).*/is, rebaseTag))

  function rebaseTag(tag: string): string {
    return tag
      .replace(addresses, `$1${base}$2"`)
      .replace(sources, (_, start, value: string) => `${start}${value.replace(/(^|,)(\s*)\/(?!\/)/g, `$1$2${base}/`)}"`)
      .replace(
        versions,
        (_, start, value: string) => `${start}${value.replaceAll('&quot;:&quot;/', `&quot;:&quot;${base}/`)}"`,
      )
  }
}

/** A stylesheet as it is served below `base`. */
export function rebaseCss(css: string, base: string): string {
  return base === '' ? css : css.replace(/(url\(\s*["']?)\/(?![/@])/gi, `$1${base}/`)
}
