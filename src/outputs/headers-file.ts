// The `_headers` convention of static hosts: a path pattern a section, then `  Name: value` lines.

/** `pattern`: a path of the host, in which one `*` stands for anything. */
export type HeaderRule = { pattern: string; headers: Record<string, string> }

export function headersFile(rules: HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

/** Reads what `headersFile` wrote. */
export function readHeadersFile(text: string): HeaderRule[] {
  return text
    .trim()
    .split('\n\n')
    .map(section => {
      const [pattern = '', ...lines] = section.split('\n')
      const pairs = lines.map(
        line =>
          line
            .trim()
            .split(/: (.*)/s)
            .slice(0, 2) as [string, string],
      )
      return { pattern, headers: Object.fromEntries(pairs) }
    })
}

/** The headers of the answer at `path`: of two rules for one name the later one counts. */
export function headersAt(path: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ pattern }) => isMatch(path, pattern))
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}

export const upgradeDirective = 'upgrade-insecure-requests'

/** Without what only a host that is reached by https may say: on this machine it would lead browsers to where nobody answers. */
export function withoutTransportSecurity({ pattern, headers }: HeaderRule): HeaderRule {
  const { 'Strict-Transport-Security': _, ...others } = headers
  const policy = others['Content-Security-Policy']?.replace(`; ${upgradeDirective}`, '')
  return { pattern, headers: policy ? { ...others, 'Content-Security-Policy': policy } : others }
}

function isMatch(path: string, pattern: string): boolean {
  const [before = '', after] = pattern.split('*')
  if (after === undefined) return path === pattern
  return path.length >= before.length + after.length && path.startsWith(before) && path.endsWith(after)
}
