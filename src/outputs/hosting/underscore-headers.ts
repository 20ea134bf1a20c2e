// The `_headers` file of static hosts (Netlify, Cloudflare Pages): for each path pattern a section of `  Name: value` lines.

/** `pattern` is a path of the host, in which one `*` stands for anything. */
export interface HeaderRule {
  pattern: string
  headers: Record<string, string>
}

export function writeUnderscoreHeaders(rules: HeaderRule[]): string {
  const sections = rules.map(({ pattern, headers }) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${sections.join('\n\n')}\n`
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

export const upgradeDirective = 'upgrade-insecure-requests'

/** Removes what makes browsers switch to https, which `preview` does not serve. */
export function dropTransportSecurity({ pattern, headers }: HeaderRule): HeaderRule {
  const { 'Strict-Transport-Security': _, ...others } = headers
  const policy = others['Content-Security-Policy']?.replace(`; ${upgradeDirective}`, '')
  return { pattern, headers: policy ? { ...others, 'Content-Security-Policy': policy } : others }
}
