import type { HeaderRule } from './headers-file.ts'
import { hiddenPath, shownFolder } from './hidden-path.ts'
import { type Hosting, serverRoot } from './hosting.ts'
import { isCompressible, mediaTypes } from './media-types.ts'

/** What follows the name of a page in addresses that are not tidy. */
const untidy = '(?:(?:/index)?\\.html|/)'

// In the configuration's quotes a backslash stands for itself.
const strange = '(?i)^[^?]*(?:%2f|%5c|%[01][0-9a-f]|%7f|\\\\|/(?:\\.|%2e){1,2}(?:[/?]|$))'

/** A Caddyfile; Caddy gets the certificate by itself. */
export function caddyfile({ url, base, headers, redirects }: Hosting): string {
  const at = base.replaceAll('.', '\\.')
  const hidden = hiddenPath(base)
  const [general, ...special] = headers
  const moved = [...redirects].map(([from, to]) => `\t\t\t${quote(from)} ${quote(encodeURI(to))}\n`).join('')
  return `# SITE_ADDRESS and SITE_ROOT in the environment change address and folder. The folder holds the built site${base && ` as its folder ${base}`}.

{$SITE_ADDRESS:${new URL(url).host}} {
	root * {$SITE_ROOT:${serverRoot}}
	encode gzip {
		minimum_length 1000
		match {
${compressibleTypes()
  .map(type => `\t\t\theader Content-Type ${type}*\n`)
  .join('')}		}
	}

	route {
		header -Server
		header Cache-Control "no-cache"
${general ? headerLines({ ...general, pattern: '*' }) : ''}
		@writing not method GET HEAD
		header @writing Allow "GET, HEAD"
		respond @writing 405

		map {query} {asked} {
			~(.+) "?\${1}"
			default ""
		}
		# The address with single slashes and without what may follow the name of a page.
		@tidy path_regexp tidy "^(/.*?)${untidy}*$"
		vars @tidy page {re.tidy.1}
		map {vars.page} {moved} {
${moved}			default ""
		}

		# Encoded slashes and dots, and what no file is called.
		@strange vars_regexp {uri} "${strange}"
		# Files of the host's own.
		@hidden {
			path_regexp "${hidden}"
			not path ${base}${shownFolder}*
		}
		@sound {
			not vars_regexp {uri} "${strange}"
			not {
				path_regexp "${hidden}"
				not path ${base}${shownFolder}*
			}
		}
		handle @sound {
			route {
				@moved vars_regexp {moved} "^/"
				redir @moved {moved}{asked} 301
${base && `\t\t\t\t@above path / ${base}\n\t\t\t\tredir @above ${base}/{asked} 301\n`}				@home path_regexp "^${at}/(?:index${untidy}*|${untidy}+)$"
				redir @home ${base}/{asked} 301
				@doubled {
					path *//*
					path_regexp doubled "^(${at}/.*?)${untidy}*$"
				}
				redir @doubled {re.doubled.1}{asked} 301
				@untidy vars_regexp untidy {uri} "^(${at}/[^?]+?)${untidy}+(?:\\?.*)?$"
				redir @untidy {re.untidy.1}{asked} 301

				@start path ${base}/
				rewrite @start ${base}/index.html
				@page file {
					try_files {path} {path}.html
				}
				rewrite @page {file_match.relative}
				@nothing not file
				rewrite @nothing ${base}/404.html
			}
		}
		rewrite @strange ${base}/404.html
		rewrite @hidden ${base}/404.html

${endings(special)
  .map(ending => `\t\t@${nameOf(ending)} path *${ending}\n`)
  .join('')}
${Object.entries(mediaTypes)
  .map(([ending, type]) => `\t\theader @${nameOf(ending)} Content-Type "${type}"\n`)
  .join('')}${special.map(headerLines).join('')}
		@missing path ${base}/404.html
		file_server @missing {
			status 404
			precompressed br gzip
		}
		file_server {
			precompressed br gzip
		}
	}
}
`
}

function headerLines({ pattern, headers }: HeaderRule): string {
  return Object.entries(headers)
    .map(([name, value]) => `\t\theader ${pathMatcher(pattern)} ${name} ${quote(value)}\n`)
    .join('')
}

/** Endings are matched wherever they stand: by now the path is that of a file of the site. */
function pathMatcher(pattern: string): string {
  const [, ending] = /\*(\..+)$/.exec(pattern) ?? []
  return ending === undefined ? pattern : `@${nameOf(ending)}`
}

function endings(rules: HeaderRule[]): string[] {
  const named = rules.flatMap(({ pattern }) => /\*(\..+)$/.exec(pattern)?.[1] ?? [])
  return [...new Set([...Object.keys(mediaTypes), ...named])]
}

function nameOf(ending: string): string {
  return `ends_${ending.slice(1)}`
}

function compressibleTypes(): string[] {
  const types = Object.values(mediaTypes).filter(isCompressible)
  return [...new Set(types.map(type => type.replace(/;.*/, '')))]
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
