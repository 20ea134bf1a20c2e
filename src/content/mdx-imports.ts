/** One `import` of an `.mdx` file. `imported` is a name of the module, `default`, or `*` for all of it. */
export type MdxImport = { from: string; names: { name: string; imported: string }[]; line: number }

const identifier = '[A-Za-z_$][\\w$]*'
const clause = new RegExp(
  `^import\\s+(?:(?<main>${identifier})\\s*,?\\s*)?(?:\\*\\s*as\\s+(?<all>${identifier})\\s*|\\{(?<list>[^}]*)\\}\\s*)?(?<=[\\s}])from\\s*(['"])(?<from>[^'"]+)\\4\\s*;?\\s*$`,
)
const bare = /^import\s*(['"])(?<from>[^'"]+)\1\s*;?\s*$/
const mostLines = 30

/** The imports that start at `lines[index]`, and the number of their lines; undefined where none starts. */
export function readMdxImports(
  lines: string[],
  index: number,
): { statements: MdxImport[]; length: number } | undefined {
  if (!/^import[\s{*'"]/.test(lines[index] ?? '')) return undefined
  for (let length = 1; length <= mostLines && index + length <= lines.length; length++) {
    const texts = lines
      .slice(index, index + length)
      .join('\n')
      .split(/;[ \t]*(?=import[\s{*'"])/)
    const statements = texts.flatMap(text => readImport(text, index) ?? [])
    if (statements.length === texts.length) return { statements, length }
  }
  return undefined
}

function readImport(text: string, line: number): MdxImport | undefined {
  const { main, all, list, from } = (clause.exec(text) ?? bare.exec(text))?.groups ?? {}
  if (from === undefined) return undefined
  const names = [
    ...(main ? [{ name: main, imported: 'default' }] : []),
    ...(all ? [{ name: all, imported: '*' }] : []),
    ...(list ?? '').split(',').flatMap(readName),
  ]
  return { from, names, line }
}

function readName(text: string) {
  const [, imported, name] = /^(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?$/.exec(text.trim()) ?? []
  return imported === undefined ? [] : [{ name: name ?? imported, imported }]
}
