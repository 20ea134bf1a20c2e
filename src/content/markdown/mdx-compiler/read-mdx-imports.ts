/** One `import` statement of an `.mdx` file. */
export interface MdxImport {
  from: string
  /** `imported` is a name of the module, `default`, or `*` for all of it. */
  names: { name: string; imported: string }[]
  /** 0-based line of the body. */
  line: number
}

const identifier = '[A-Za-z_$][\\w$]*'
/** `import A from 'x'`, `import { B as C } from 'x'`, `import * as D from 'x'`, and the first together with one of the others. */
const importOfNames = new RegExp(
  `^import\\s+(?:(?<main>${identifier})\\s*,?\\s*)?(?:\\*\\s*as\\s+(?<all>${identifier})\\s*|\\{(?<list>[^}]*)\\}\\s*)?(?<=[\\s}])from\\s*(['"])(?<from>[^'"]+)\\4\\s*;?\\s*$`,
)
/** `import './styles.css'` */
const importOfNothing = /^import\s*(['"])(?<from>[^'"]+)\1\s*;?\s*$/
/** Prose that starts like an import is not searched further than this for the end of one. */
const maxLines = 30

/** The imports that start at `lines[index]`, and how many lines they take; undefined where none starts. */
export function readMdxImports(
  lines: string[],
  index: number,
): { statements: MdxImport[]; length: number } | undefined {
  if (!/^import[\s{*'"]/.test(lines[index] ?? '')) return undefined
  for (let length = 1; length <= maxLines && index + length <= lines.length; length++) {
    const candidates = lines
      .slice(index, index + length)
      .join('\n')
      .split(/;[ \t]*(?=import[\s{*'"])/)
    const statements = candidates.flatMap(text => readImport(text, index) ?? [])
    if (statements.length === candidates.length) return { statements, length }
  }
  return undefined
}

function readImport(text: string, line: number): MdxImport | undefined {
  const { main, all, list, from } = (importOfNames.exec(text) ?? importOfNothing.exec(text))?.groups ?? {}
  if (from === undefined) return undefined
  const names = [
    ...(main ? [{ name: main, imported: 'default' }] : []),
    ...(all ? [{ name: all, imported: '*' }] : []),
    ...(list ?? '').split(',').flatMap(readName),
  ]
  return { from, names, line }
}

/** `B as C` is the name C of what the module calls B. */
function readName(text: string) {
  const [, imported, name] = /^(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?$/.exec(text.trim()) ?? []
  return imported === undefined ? [] : [{ name: name ?? imported, imported }]
}
