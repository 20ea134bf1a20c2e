import { type Document, isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import { shorten } from '../../lib/text.ts'
import type { Report } from './problem.ts'
import type { SourceFile } from './source-file.ts'

export interface ParsedYaml {
  /** The plain value; an empty text is an empty map. */
  value: unknown
  /** Whether it is a map of keys and values, or empty. */
  isMap: boolean
  /** The file's line of the key or list item at the end of `path`, or of the last part of the path that exists. */
  lineOf: (path: PropertyKey[]) => number
}

interface Source {
  file: SourceFile
  yaml: string
  /** 1-based line of the file on which `yaml` starts. */
  firstLine: number
  report: Report
}

/** Undefined for text that is not valid YAML, which is reported. */
export function parseYaml({ file, yaml, firstLine, report }: Source): ParsedYaml | undefined {
  const lineCounter = new LineCounter()
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1
  try {
    const document = parseDocument(yaml, { lineCounter, prettyErrors: false, logLevel: 'error' })
    const [syntaxError] = document.errors
    if (syntaxError) {
      const [offset] = syntaxError.pos
      report({
        level: 'error',
        where: `${file.path}:${lineAt(offset)}`,
        what: `Not valid YAML: ${firstSentence(syntaxError.message)} In: \`${shorten(getLineAround(yaml, offset))}\``,
        fix: 'A value that contains `: ` or `#`, or starts with a special character, needs double quotes around it.',
      })
      return undefined
    }
    return {
      value: document.toJS() ?? {},
      isMap: isMap(document.contents) || document.contents === null,
      lineOf: path => {
        const offset = findOffset(document, path)
        return offset === undefined ? firstLine : lineAt(offset)
      },
    }
  } catch (error) {
    // The parser throws where valid YAML is nested too deeply or expands aliases too often, as in a denial-of-service attack.
    report({
      level: 'error',
      where: `${file.path}:${firstLine}`,
      what: `The YAML cannot be read: ${firstSentence((error as Error).message)}`,
      fix: 'Write the values out, without nesting them so deeply or repeating them by `*` so often.',
    })
    return undefined
  }
}

/** Where the last part of `path` that exists starts; undefined where none does. */
function findOffset(document: Document, path: PropertyKey[]): number | undefined {
  let node: unknown = document.contents
  let offset: number | undefined
  for (const part of path) {
    const pair = isMap(node) ? node.items.find(({ key }) => String(key) === String(part)) : undefined
    const start = (pair?.key ?? (isSeq(node) ? node.items[Number(part)] : undefined)) as
      | { range?: number[] }
      | undefined
    if (start?.range?.[0] === undefined) break
    offset = start.range[0]
    node = pair ? pair.value : start
  }
  return offset
}

/** The first sentence or line of an error's message. A parser's message may go on with positions, which `where` names. */
function firstSentence(message: string): string {
  return `${(message.split(/[.\n]/)[0] ?? message).trim()}.`
}

function getLineAround(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1
  return text.slice(start).split('\n')[0]?.trim() ?? ''
}
