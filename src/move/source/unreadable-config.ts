// What can be read of a configuration that does not run: plain texts such as `title: 'My site'`.

const keys = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'favicon',
  'organizationName',
  'projectName',
  'routeBasePath',
  'sidebarPath',
]

/** The configuration as far as its source shows it: the first plain text of each known key, and one preset with these texts. */
export function guessConfig(code: string): Record<string, unknown> {
  const found = Object.fromEntries(keys.flatMap(key => readText(code, key)))
  const { routeBasePath, sidebarPath, ...config } = found
  const hasNoBlog = /\bblog:\s*false\b/.test(code)
  const docs = {
    ...(routeBasePath !== undefined && { routeBasePath }),
    ...(sidebarPath !== undefined && { sidebarPath }),
  }
  return { ...config, presets: [['classic', { docs, ...(hasNoBlog && { blog: false }) }]] }
}

function readText(code: string, key: string): [string, string][] {
  const [, , text] =
    new RegExp(`^\\s*${key}:\\s*(?:require\\.resolve\\()?(['"\`])((?:(?!\\1)[^\\\\\\n$])*)\\1`, 'm').exec(code) ?? []
  return text === undefined ? [] : [[key, text]]
}
