import { groupBy } from '../../lib/collections.ts'
import { escapeRegExp } from '../../lib/text.ts'
import { type HostRequirements, serverPort, serverRoot } from './host-requirements.ts'
import { getMediaType, listCompressibleTypes, mediaTypes, stripCharset } from './media-types.ts'
import { hiddenPathPattern, quote, redundantEnding, servedFolder } from './server-syntax.ts'
import type { HeaderRule } from './underscore-files.ts'

/** Encoded slashes, backslashes, control characters and dot segments. In nginx's quotes a backslash is written twice. */
const malformedAddress = String.raw`^[^?]*(?:%2f|%5c|%[01][0-9a-f]|%7f|\\\\|/(?:\.|%2e){1,2}(?:[/?]|$))`

/** nginx refuses to start if a key and what nginx stores with it do not fit into one bucket of the table. */
const bucketBytes = 256
const maxKeyBytes = 200

/** A file to include in the `http` block of nginx. */
export function makeNginxConfiguration(host: HostRequirements): string {
  // nginx sets `Content-Type` by the extension; `add_header` would add a second one.
  const names = new Set(host.headers.flatMap(({ headers }) => Object.keys(headers)))
  names.delete('Content-Type')
  return `${introduction(host)}
${makeRedirectMaps(host.redirects)}
${[...names].map(name => makeHeaderMap(name, host.headers)).join('\n')}
server {
${serverAddress(host)}
${contentTypes()}
${compression()}
${[...names].map(name => `    add_header ${name} $${toVariableName(name)} always;\n`).join('')}
    error_page 403 404 =404 ${host.base}/404.html;

${pageLocation(host)}    location = ${host.base}/404 { return 404; }
    location = ${host.base}/404.html { internal; }
${typeLocations(host.headers)}}
`
}

function introduction({ base }: HostRequirements): string {
  return `# Included in the \`http\` block of nginx. Change \`listen\`, \`server_name\` and \`root\` as you need; for https add a
# certificate here, or stand behind a proxy that has one. \`root\` holds the built site${base && ` as its folder ${base}`}.
`
}

/**
 * The `map` tables of redirects. The redundant ending is removed first, so that `/docs/` takes one redirect and not two.
 * nginx tables ignore case, so each entry stores its exact address and a second map compares that with the requested one.
 * An address that does not fit into a table becomes a regular expression; nginx tries these in order.
 */
function makeRedirectMaps(redirects: HostRequirements['redirects']): string {
  const spellings = groupBy(redirects.keys(), from => from.toLowerCase())
  const fitsIntoTable = (from: string) =>
    spellings.get(from.toLowerCase())?.length === 1 && !from.includes('$') && Buffer.byteLength(from) <= maxKeyBytes
  const moved = [...redirects].map(([from, to]) => ({ from, to: encodeURI(to).replaceAll('$', '%24') }))
  const entries = moved.filter(({ from }) => fitsIntoTable(from))
  const others = moved.filter(({ from }) => !fitsIntoTable(from))
  return `# Room for the table of addresses that moved.
map_hash_bucket_size ${bucketBytes};
map_hash_max_size 65536;

# The address without what may follow the name of a page.
map $uri $site_page {
    default $uri;
    ${quote(`~^(?<site_name>/.+?)${redundantEnding}+$`)} $site_name;
}

# Tables ignore case, so each entry stores its exact address and the second map compares it.
map $site_page $site_entry {
    default "";
${entries.map(({ from, to }) => `    ${quote(from)} ${quote(`${from} ${to}`)};\n`).join('')}}
map "$site_page $site_entry" $site_moved {
    default "";
    ${quote(String.raw`~^(.*) \1 (?<site_target>\S+)$`)} $site_target;
${others.map(({ from, to }) => `    ${quote(`~^${escapeRegExp(from)} $`)} ${quote(to)};\n`).join('')}}
`
}

/**
 * The value of one header by path. nginx uses an exact path first, then the first regular expression that matches. The rules
 * are written in reverse, so that the later of two rules for one header applies.
 */
function makeHeaderMap(name: string, rules: HeaderRule[]): string {
  const values = rules.flatMap(({ pattern, headers: { [name]: value } }) =>
    value === undefined ? [] : [{ pattern, value }],
  )
  const lines = values.reverse().map(({ pattern, value }) => `    ${toMapKey(pattern)} ${quote(value)};\n`)
  const usual = name === 'Cache-Control' ? 'no-cache' : ''
  return `map $uri $${toVariableName(name)} {\n    default ${quote(usual)};\n${lines.join('')}}\n`
}

/** `Cache-Control` -> `site_cache_control` */
function toVariableName(name: string): string {
  return `site_${name.toLowerCase().replaceAll('-', '_')}`
}

/** `/assets/*` -> `"~^/assets/"` */
function toMapKey(pattern: string): string {
  if (!pattern.includes('*')) return quote(pattern)
  const [before = '', after = ''] = pattern.split('*')
  return quote(`~^${escapeRegExp(before)}${after === '' ? '' : `.*${escapeRegExp(after)}$`}`)
}

function serverAddress({ url }: HostRequirements): string {
  return `    listen ${serverPort};
    server_name ${new URL(url).hostname};
    root ${serverRoot};
    server_tokens off;
    absolute_redirect off;
    large_client_header_buffers 4 16k;
`
}

function contentTypes(): string {
  const lines = Object.entries(mediaTypes).map(
    ([extension, type]) => `        ${stripCharset(type)} ${extension.slice(1)};\n`,
  )
  const withCharset = Object.values(mediaTypes).filter(type => type.includes('charset='))
  const charsetTypes = new Set(withCharset.map(stripCharset).filter(isNotHtml))
  return `    types {
${lines.join('')}    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${[...charsetTypes].join(' ')};
`
}

function compression(): string {
  return `    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 1000;
    gzip_types ${listCompressibleTypes().filter(isNotHtml).join(' ')};
    gzip_static on;
    # Where the module ngx_brotli is loaded:
    # brotli_static on;
`
}

/** nginx always includes HTML in such lists, and warns if it is named again. */
function isNotHtml(type: string): boolean {
  return type !== 'text/html'
}

/** From address to file: refuses malformed and hidden addresses, redirects moved and non-canonical ones, then looks for the page. */
function pageLocation({ base }: HostRequirements): string {
  const at = escapeRegExp(base)
  const hidden = `^(?!${at}${escapeRegExp(servedFolder)})(?:${hiddenPathPattern(base)})`
  return `    location / {
        # Encoded slashes and dots, and what no file is called.
        if ($request_uri ~* "${malformedAddress}") { return 404; }
        # Files of the host's own.
        if ($uri ~ ${quote(hidden)}) { return 404; }
        if ($site_moved) { return 301 $site_moved$is_args$args; }
${base && `        rewrite "^(?:/|${at})$" ${base}/ permanent;\n`}        rewrite "^${at}/(?:index${redundantEnding}*|${redundantEnding}+)$" ${base}/ permanent;
        rewrite "^(${at}/.+?)${redundantEnding}+$" $1 permanent;
        if ($request_uri ~ "^[^?]*//") { rewrite "^(.+)$" $1 permanent; }
        rewrite "^${at}/$" ${base}/index.html break;
        try_files $uri $uri.html =404;
    }
`
}

/** Locations of files whose type is not that of their extension, such as `/opensearch.xml`. */
function typeLocations(rules: HeaderRule[]): string {
  return rules
    .flatMap(({ pattern, headers: { 'Content-Type': type } }) =>
      type && type !== getMediaType(pattern) ? [{ pattern, type: stripCharset(type) }] : [],
    )
    .map(({ pattern, type }) => `    location = ${pattern} { types { } default_type ${type}; try_files $uri =404; }\n`)
    .join('')
}
