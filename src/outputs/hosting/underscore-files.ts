// The files `_headers` and `_redirects` of static hosts (Netlify, Cloudflare Pages). `preview` reads `_headers` too.

/** `pattern` is a path of the host, in which one `*` stands for anything. */
export interface HeaderRule {
  pattern: string
  headers: Record<string, string>
}

export const upgradeDirective = 'upgrade-insecure-requests'

/** For each path pattern a section of `  Name: value` lines. */
export function writeUnderscoreHeaders(rules: HeaderRule[]): string {
  const sections = rules.map(({ pattern, headers }) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${sections.join('\n\n')}\n`
}

/**
 * A line for each redirect. Hosts keep query and hash; paths are those of the host. Some hosts treat `/docs/` as another address than `/docs` and would redirect twice, so each redirect has a second
 * line with a slash. Those lines come last: hosts that read a limited number of lines drop them first.
 */
export function writeUnderscoreRedirects(redirects: ReadonlyMap<string, string>): string {
  const lines = (end: string) => [...redirects].map(([from, to]) => `${encodeURI(from)}${end} ${encodeURI(to)} 301\n`)
  return [...lines(''), ...lines('/')].join('')
}

/** Reads what `writeUnderscoreHeaders` wrote. */
export function readUnderscoreHeaders(text: string): HeaderRule[] {
  return text
    .trim()
    .split('\n\n')
    .map(section => {
      const [pattern = '', ...lines] = section.split('\n')
      return { pattern, headers: Object.fromEntries(lines.map(readHeader)) }
    })
}

function readHeader(line: string): [name: string, value: string] {
  const separator = line.indexOf(': ')
  return [line.slice(0, separator).trim(), line.slice(separator + 2).trim()]
}

/** The headers of the response at `path`: of two rules for one header the later one applies. */
export function findHeaders(path: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ pattern }) => isMatch(path, pattern))
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}

function isMatch(path: string, pattern: string): boolean {
  const [before = '', after] = pattern.split('*')
  if (after === undefined) return path === pattern
  return path.length >= before.length + after.length && path.startsWith(before) && path.endsWith(after)
}

/** Removes what makes browsers switch to https, which `preview` does not serve. */
export function dropTransportSecurity({ pattern, headers }: HeaderRule): HeaderRule {
  const { 'Strict-Transport-Security': _, ...others } = headers
  const policy = others['Content-Security-Policy']?.replace(`; ${upgradeDirective}`, '')
  return { pattern, headers: policy ? { ...others, 'Content-Security-Policy': policy } : others }
}
