import { type HostRequirements, serverPort, serverRoot } from './host-requirements.ts'
import { listCompressibleTypes, mediaTypeOf, mediaTypes, withoutCharset } from './media-types.ts'
import { escapeExpression, headerMap, movedMaps, variableOf } from './nginx-maps.ts'
import { hiddenPath, shownFolder, untidyEnding } from './path-patterns.ts'
import { quote } from './quote.ts'
import type { HeaderRule } from './underscore-headers.ts'

/** Encoded slashes, backslashes, controls and dot segments. In nginx's quotes a backslash is written twice. */
const strangeAddress = String.raw`^[^?]*(?:%2f|%5c|%[01][0-9a-f]|%7f|\\\\|/(?:\.|%2e){1,2}(?:[/?]|$))`

/** A file to include in the `http` block of nginx. */
export function makeNginxConfiguration(host: HostRequirements): string {
  // `Content-Type` follows from the extension; nginx would add a second header.
  const names = new Set(host.headers.flatMap(({ headers }) => Object.keys(headers)))
  names.delete('Content-Type')
  return `${introduction(host)}
${movedMaps(host.redirects)}
${[...names].map(name => headerMap(name, host.headers)).join('\n')}
server {
${serverAddress(host)}
${contentTypes()}
${compression()}
${[...names].map(name => `    add_header ${name} $${variableOf(name)} always;\n`).join('')}
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
    ([extension, type]) => `        ${withoutCharset(type)} ${extension.slice(1)};\n`,
  )
  const withCharset = Object.values(mediaTypes).filter(type => type.includes('charset='))
  const charsetTypes = new Set(withCharset.map(withoutCharset).filter(isNotHtml))
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

/** nginx always treats HTML so, and warns where it is named again. */
function isNotHtml(type: string): boolean {
  return type !== 'text/html'
}

/** From an address to a file: refuses strange and hidden ones, redirects moved and untidy ones, then looks for the page. */
function pageLocation({ base }: HostRequirements): string {
  const at = escapeExpression(base)
  const hidden = `^(?!${at}${escapeExpression(shownFolder)})(?:${hiddenPath(base)})`
  return `    location / {
        # Encoded slashes and dots, and what no file is called.
        if ($request_uri ~* "${strangeAddress}") { return 404; }
        # Files of the host's own.
        if ($uri ~ ${quote(hidden)}) { return 404; }
        if ($site_moved) { return 301 $site_moved$is_args$args; }
${base && `        rewrite "^(?:/|${at})$" ${base}/ permanent;\n`}        rewrite "^${at}/(?:index${untidyEnding}*|${untidyEnding}+)$" ${base}/ permanent;
        rewrite "^(${at}/.+?)${untidyEnding}+$" $1 permanent;
        if ($request_uri ~ "^[^?]*//") { rewrite "^(.+)$" $1 permanent; }
        rewrite "^${at}/$" ${base}/index.html break;
        try_files $uri $uri.html =404;
    }
`
}

/** Files whose type does not follow from their extension, such as `/opensearch.xml`. */
function typeLocations(rules: HeaderRule[]): string {
  return rules
    .flatMap(({ pattern, headers: { 'Content-Type': type } }) =>
      type && type !== mediaTypeOf(pattern) ? [{ pattern, type: withoutCharset(type) }] : [],
    )
    .map(({ pattern, type }) => `    location = ${pattern} { types { } default_type ${type}; try_files $uri =404; }\n`)
    .join('')
}
