import { expect, test } from 'vitest'
import { z } from 'zod'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { formatProblems, type Problem } from './problem.ts'
import { readNamedEntries } from './yaml.ts'

function read(text: string) {
  const problems: Problem[] = []
  const root = folderForTest({ 'names.yml': text })
  const read = readNamedEntries({ root, path: 'names.yml' }, z.object({ name: z.string().optional() }), problem =>
    problems.push(problem),
  )
  return {
    names: read?.names && [...read.names],
    entries: [...(read?.entries ?? [])],
    report: formatProblems(problems),
  }
}

test.each([
  ['lines', 'ada:\n  name: Ada\n"q: x":\n'],
  ['indented lines', '  ada:\n    name: Ada\n  "q: x":\n'],
  ['flow style', '{ ada: { name: Ada }, "q: x": }'],
  ['JSON', '{"ada":{"name":"Ada"},"q: x":{}}'],
  ['a document with a marker', '---\n? ada\n: name: Ada\n"q: x": {}\n'],
])('names are read from %s', (_, text) => {
  const { names, entries, report } = read(text)
  expect(names).toEqual(['ada', 'q: x'])
  expect(entries).toEqual([
    ['ada', { name: 'Ada' }],
    ['q: x', {}],
  ])
  expect(report).toBe('0 errors, 0 warnings')
})

test('names are known where an entry has an error, but not where the file is not a map', () => {
  expect(read('ada:\n  name: [Ada]\nbea:\n  nmae: Bea\n')).toMatchInlineSnapshot(`
    {
      "entries": [],
      "names": [
        "ada",
        "bea",
      ],
      "report": "error names.yml:2
      \`ada.name\` is \`["Ada"]\`.
      Correct it: it must be text.

    warning names.yml:4
      Unknown key \`bea.nmae\`; it has no effect.
      Did you mean \`name\`?

    1 error, 1 warning",
    }
  `)
  expect(read('ada: [\n')).toMatchInlineSnapshot(`
    {
      "entries": [],
      "names": undefined,
      "report": "error names.yml:2
      Not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]. In: \`\`
      A value that contains \`: \` or \`#\`, or starts with a special character, needs double quotes around it.

    1 error, 0 warnings",
    }
  `)
  expect(read('- ada\n')).toMatchInlineSnapshot(`
    {
      "entries": [],
      "names": undefined,
      "report": "error names.yml:1
      \`["ada"]\` is not a map of keys and values.
      Write keys with values, such as \`title: Joins\`.

    1 error, 0 warnings",
    }
  `)
  expect(read('')).toEqual({ names: [], entries: [], report: '0 errors, 0 warnings' })
})
