// Inside the generator a site is at the root of its host. Where it is published below a base path, such as `/docs-site`,
// that path is put before its addresses as HTML and CSS leave the build. Both are our own output (React, satteri and
// hast-util-to-html), which puts attribute values in double quotes and escapes quotes in them.

/**
 * Tags with their attributes: a `>` in a quoted value does not end a tag. Scripts are matched whole, so that a `<a` in a
 * script's text is not taken for a tag.
 */
const tags = /<script\b[^>]*>.*?<\/script>|<[a-z](?:"[^"]*"|[^">])*>/gis
const startOfScript = /^<script\b[^>]*>/i
/** Addresses with one slash at the start: `//x` is another host, and `/@…` are Vite's own paths. */
const addresses = /(\s(?:href|src|action|formaction|poster|data-to)=")(\/(?![/@])[^"]*)"/gi
const sourceSets = /(\ssrcset=")([^"]*)"/gi
/** JSON of version names and addresses: `{&quot;1.0&quot;:&quot;/docs/1.0&quot;}`. */
const versionLinks = /(\sdata-versions=")([^"]*)"/gi

/** `<a href="/docs">` -> `<a href="/docs-site/docs">` for the base path `/docs-site`; nothing changes for an empty one. */
export function addBasePathToHtml(html: string, base: string): string {
  if (base === '') return html
  return html.replace(tags, tag =>
    startOfScript.test(tag) ? tag.replace(startOfScript, start => addToTag(start, base)) : addToTag(tag, base),
  )
}

function addToTag(tag: string, base: string): string {
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
