import { groupBy } from '../content/group-by.ts'
import type { HeaderRule } from './headers-file.ts'
import { hiddenPath, shownFolder } from './hidden-path.ts'
import { type Hosting, serverPort, serverRoot } from './hosting.ts'
import { isCompressible, mediaTypeOf, mediaTypes } from './media-types.ts'

/** What follows the name of a page in addresses that are not tidy. */
const untidy = '(?:(?:/index)?\\.html|/)'

/** A table's bucket holds the longest of its keys, with some words of nginx's own. */
const bucketBytes = 256
const longestKeyBytes = 200

// In the configuration's quotes a backslash is written twice.
const strange = String.raw`^[^?]*(?:%2f|%5c|%[01][0-9a-f]|%7f|\\\\|/(?:\.|%2e){1,2}(?:[/?]|$))`

/** A file to include in the `http` block of nginx. */
export function nginxConfiguration({ url, base, headers, redirects }: Hosting): string {
  const names = [...new Set(headers.flatMap(rule => Object.keys(rule.headers)))].filter(name => name !== 'Content-Type')
  const at = escapeExpression(base)
  return `# Included in the \`http\` block of nginx. Change \`listen\`, \`server_name\` and \`root\` as you need; for https add a
# certificate here, or stand behind a proxy that has one. \`root\`${base === '' ? ' holds the built site' : ` holds the built site as its folder ${base}`}.

${movedMaps(redirects)}
${names.map(name => headerMap(name, headers)).join('\n')}
server {
    listen ${serverPort};
    server_name ${new URL(url).hostname};
    root ${serverRoot};
    server_tokens off;
    absolute_redirect off;
    large_client_header_buffers 4 16k;

    types {
${Object.entries(mediaTypes)
  .map(([extension, type]) => `        ${withoutCharset(type)} ${extension.slice(1)};\n`)
  .join('')}    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${charsetTypes().join(' ')};

    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 1000;
    gzip_types ${compressibleTypes().join(' ')};
    gzip_static on;
    # Where the module ngx_brotli is loaded:
    # brotli_static on;

${names.map(name => `    add_header ${name} $${variableOf(name)} always;\n`).join('')}
    error_page 403 404 =404 ${base}/404.html;

    location / {
        # Encoded slashes and dots, and what no file is called.
        if ($request_uri ~* "${strange}") { return 404; }
        # Files of the host's own.
        if ($uri ~ ${quote(`^(?!${at}${escapeExpression(shownFolder)})(?:${hiddenPath(base)})`)}) { return 404; }
        if ($site_moved) { return 301 $site_moved$is_args$args; }
${base === '' ? '' : `        rewrite "^(?:/|${at})$" ${base}/ permanent;\n`}        rewrite "^${at}/(?:index${untidy}*|${untidy}+)$" ${base}/ permanent;
        rewrite "^(${at}/.+?)${untidy}+$" $1 permanent;
        if ($request_uri ~ "^[^?]*//") { rewrite "^(.+)$" $1 permanent; }
        rewrite "^${at}/$" ${base}/index.html break;
        try_files $uri $uri.html =404;
    }
    location = ${base}/404 { return 404; }
    location = ${base}/404.html { internal; }
${ownTypes(headers)}}
`
}

/**
 * Where addresses lead that moved, tidy or not: `/docs/` takes one redirect. A table ignores case, which addresses do not: an entry says what it is about, and is
 * compared with what was asked. nginx tries expressions one after another, so only what no table can hold is one.
 */
function movedMaps(redirects: Hosting['redirects']): string {
  const spellings = groupBy(redirects.keys(), from => from.toLowerCase())
  const fitsTable = (from: string) =>
    spellings.get(from.toLowerCase())?.length === 1 && !from.includes('$') && Buffer.byteLength(from) <= longestKeyBytes
  const moved = [...redirects].map(([from, to]) => ({ from, to: encodeURI(to).replaceAll('$', '%24') }))
  const entries = moved.filter(({ from }) => fitsTable(from))
  const others = moved.filter(({ from }) => !fitsTable(from))
  return `# Room for the table of addresses that moved.
map_hash_bucket_size ${bucketBytes};
map_hash_max_size 65536;

# The address without what may follow the name of a page.
map $uri $site_page {
    default $uri;
    ${quote(`~^(?<site_name>/.+?)${untidy}+$`)} $site_name;
}

# Tables ignore case, addresses do not: what is found is compared with what was asked.
map $site_page $site_entry {
    default "";
${entries.map(({ from, to }) => `    ${quote(from)} ${quote(`${from} ${to}`)};\n`).join('')}}
map "$site_page $site_entry" $site_moved {
    default "";
    ${quote(String.raw`~^(.*) \1 (?<site_target>\S+)$`)} $site_target;
${others.map(({ from, to }) => `    ${quote(`~^${escapeExpression(from)} $`)} ${quote(to)};\n`).join('')}}
`
}

/** The value of one header by path. nginx takes exact paths first, then the first expression that fits. */
function headerMap(name: string, rules: HeaderRule[]): string {
  const values = rules.flatMap(({ pattern, headers: { [name]: value } }) =>
    value === undefined ? [] : [{ pattern, value }],
  )
  const lines = values.reverse().map(({ pattern, value }) => `    ${expressionOf(pattern)} ${quote(value)};\n`)
  const usual = name === 'Cache-Control' ? 'no-cache' : ''
  return `map $uri $${variableOf(name)} {\n    default ${quote(usual)};\n${lines.join('')}}\n`
}

function expressionOf(pattern: string): string {
  if (!pattern.includes('*')) return quote(pattern)
  const [before = '', after = ''] = pattern.split('*')
  return quote(`~^${escapeExpression(before)}${after === '' ? '' : `.*${escapeExpression(after)}$`}`)
}

function variableOf(name: string): string {
  return `site_${name.toLowerCase().replaceAll('-', '_')}`
}

/** Types that no ending tells: nginx would add a second header. */
function ownTypes(rules: HeaderRule[]): string {
  return rules
    .flatMap(({ pattern, headers: { 'Content-Type': type } }) =>
      type && type !== mediaTypeOf(pattern) ? [{ pattern, type: withoutCharset(type) }] : [],
    )
    .map(({ pattern, type }) => `    location = ${pattern} { types { } default_type ${type}; try_files $uri =404; }\n`)
    .join('')
}

function charsetTypes(): string[] {
  const types = Object.values(mediaTypes).filter(type => type.includes('charset='))
  return [...new Set(types.map(withoutCharset))].filter(type => type !== 'text/html')
}

function compressibleTypes(): string[] {
  const types = Object.values(mediaTypes).filter(isCompressible).map(withoutCharset)
  return [...new Set(types)].filter(type => type !== 'text/html')
}

function withoutCharset(type: string): string {
  return type.replace(/;.*/, '')
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function escapeExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
