// Inside the generator all addresses start at the root. If the site is published below a base path, such as `/docs-site`,
// that path is put before them when HTML and CSS are written. Regular expressions suffice, because React, satteri and
// hast-util-to-html put attribute values in double quotes and escape quotes in them.

/**
 * Tags with their attributes: a `>` in a quoted value does not end a tag. Scripts are matched whole, so that a `<a` in a
 * script's text is not mistaken for a tag.
 */
const tags = /<script\b[^>]*>.*?<\/script>|<[a-z](?:"[^"]*"|[^">])*>/gis
const scriptStartTag = /^<script\b[^>]*>/i
/** Addresses with one slash at the start: `//x` is another host, and `/@…` are Vite's own paths. */
const addresses = /(\s(?:href|src|action|formaction|poster|data-to|data-controls-styles)=")(\/(?![/@])[^"]*)"/gi
const sourceSets = /(\ssrcset=")([^"]*)"/gi
/** JSON of version names and addresses: `{&quot;1.0&quot;:&quot;/docs/1.0&quot;}`. */
const versionLinks = /(\sdata-versions=")([^"]*)"/gi

/** `<a href="/docs">` -> `<a href="/docs-site/docs">` for the base path `/docs-site`; nothing changes for an empty one. */
export function addBasePathToHtml(html: string, base: string): string {
  if (base === '') return html
  return html.replace(tags, tag =>
    scriptStartTag.test(tag)
      ? tag.replace(scriptStartTag, start => addBasePathToTag(start, base))
      : addBasePathToTag(tag, base),
  )
}

function addBasePathToTag(tag: string, base: string): string {
  return tag
    .replace(addresses, `$1${base}$2"`)
    .replace(sourceSets, (_, start, sources: string) => {
      return `${start}${sources.replace(/(^|,)(\s*)\/(?!\/)/g, `$1$2${base}/`)}"`
    })
    .replace(versionLinks, (_, start, links: string) => {
      return `${start}${links.replaceAll('&quot;:&quot;/', `&quot;:&quot;${base}/`)}"`
    })
}

/** `url(/img/a.png)` -> `url(/docs-site/img/a.png)` */
export function addBasePathToCss(css: string, base: string): string {
  return base === '' ? css : css.replace(/(url\(\s*["']?)\/(?![/@])/gi, `$1${base}/`)
}
