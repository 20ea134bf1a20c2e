import { escapeRegExp } from '../../lib/text.ts'
import { type HostRequirements, serverRoot } from './host-requirements.ts'
import { listCompressibleTypes, mediaTypes } from './media-types.ts'
import { hiddenPathPattern, quote, redundantEnding, servedFolder } from './server-syntax.ts'
import type { HeaderRule } from './underscore-files.ts'

/** Encoded slashes, backslashes, control characters and dot segments. In a Caddyfile's quotes a backslash is literal. */
const malformedAddress = '(?i)^[^?]*(?:%2f|%5c|%[01][0-9a-f]|%7f|\\\\|/(?:\\.|%2e){1,2}(?:[/?]|$))'

/** A Caddyfile. It names no certificate, since Caddy obtains one by itself. */
export function makeCaddyfile(host: HostRequirements): string {
  const { url, base } = host
  const [general, ...special] = host.headers
  return `# SITE_ADDRESS and SITE_ROOT in the environment change address and folder. The folder holds the built site${base && ` as its folder ${base}`}.

{$SITE_ADDRESS:${new URL(url).host}} {
	root * {$SITE_ROOT:${serverRoot}}
${compression()}
	route {
		header -Server
		header Cache-Control "no-cache"
${general ? headerLines({ ...general, pattern: '*' }) : ''}
${methods()}
${redirectMap(host)}
${refusedAddresses(host)}
		handle @sound {
			route {
${redirects(host)}
${findPageFile(host)}
			}
		}
		rewrite @strange ${base}/404.html
		rewrite @hidden ${base}/404.html

${headersByPath(special)}
${fileServer(host)}
	}
}
`
}

function compression(): string {
  const types = listCompressibleTypes().map(type => `\t\t\theader Content-Type ${type}*\n`)
  return `	encode gzip {
		minimum_length 1000
		match {
${types.join('')}		}
	}
`
}

function methods(): string {
  return `		@writing not method GET HEAD
		header @writing Allow "GET, HEAD"
		respond @writing 405
`
}

/** The targets of redirects. The redundant ending is removed first, so that `/docs/` takes one redirect and not two. */
function redirectMap({ redirects }: HostRequirements): string {
  const moved = [...redirects].map(([from, to]) => `\t\t\t${quote(from)} ${quote(encodeURI(to))}\n`)
  return `		map {query} {asked} {
			~(.+) "?\${1}"
			default ""
		}
		# The address with single slashes and without what may follow the name of a page.
		@tidy path_regexp tidy "^(/.*?)${redundantEnding}*$"
		vars @tidy page {re.tidy.1}
		map {vars.page} {moved} {
${moved.join('')}			default ""
		}
`
}

/**
 * Three matchers: `@strange` for malformed addresses, which no file of the site has, `@hidden` for files that only the host
 * reads, and `@sound` for all others. Caddy cannot negate a named matcher, so `@sound` repeats both conditions.
 */
function refusedAddresses({ base }: HostRequirements): string {
  const hidden = hiddenPathPattern(base)
  return `		# Encoded slashes and dots, and what no file is called.
		@strange vars_regexp {uri} "${malformedAddress}"
		# Files of the host's own.
		@hidden {
			path_regexp "${hidden}"
			not path ${base}${servedFolder}*
		}
		@sound {
			not vars_regexp {uri} "${malformedAddress}"
			not {
				path_regexp "${hidden}"
				not path ${base}${servedFolder}*
			}
		}`
}

function redirects({ base }: HostRequirements): string {
  const at = escapeRegExp(base)
  const toBase = base && `\t\t\t\t@above path / ${base}\n\t\t\t\tredir @above ${base}/{asked} 301\n`
  return `				@moved vars_regexp {moved} "^/"
				redir @moved {moved}{asked} 301
${toBase}				@home path_regexp "^${at}/(?:index${redundantEnding}*|${redundantEnding}+)$"
				redir @home ${base}/{asked} 301
				@doubled {
					path *//*
					path_regexp doubled "^(${at}/.*?)${redundantEnding}*$"
				}
				redir @doubled {re.doubled.1}{asked} 301
				@untidy vars_regexp untidy {uri} "^(${at}/[^?]+?)${redundantEnding}+(?:\\?.*)?$"
				redir @untidy {re.untidy.1}{asked} 301
`
}

function findPageFile({ base }: HostRequirements): string {
  return `				@start path ${base}/
				rewrite @start ${base}/index.html
				@page file {
					try_files {path} {path}.html
				}
				rewrite @page {file_match.relative}
				@nothing not file
				rewrite @nothing ${base}/404.html`
}

/** An extension is matched in any folder: at this point the path is that of a file of the site. */
function headersByPath(rules: HeaderRule[]): string {
  const named = rules.flatMap(({ pattern }) => getExtension(pattern) ?? [])
  const matchers = [...new Set([...Object.keys(mediaTypes), ...named])].map(
    extension => `\t\t@${toMatcherName(extension)} path *${extension}\n`,
  )
  const types = Object.entries(mediaTypes).map(
    ([extension, type]) => `\t\theader @${toMatcherName(extension)} Content-Type "${type}"\n`,
  )
  return `${matchers.join('')}
${types.join('')}${rules.map(headerLines).join('')}`
}

function headerLines({ pattern, headers }: HeaderRule): string {
  const extension = getExtension(pattern)
  const matcher = extension === undefined ? pattern : `@${toMatcherName(extension)}`
  return Object.entries(headers)
    .map(([name, value]) => `\t\theader ${matcher} ${name} ${quote(value)}\n`)
    .join('')
}

/** `/code/*.q` -> `.q` */
function getExtension(pattern: string): string | undefined {
  return /\*(\..+)$/.exec(pattern)?.[1]
}

function toMatcherName(extension: string): string {
  return `ends_${extension.slice(1)}`
}

function fileServer({ base }: HostRequirements): string {
  return `		@missing path ${base}/404.html
		file_server @missing {
			status 404
			precompressed br gzip
		}
		file_server {
			precompressed br gzip
		}`
}
