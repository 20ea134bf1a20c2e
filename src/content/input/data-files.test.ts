import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { readQData } from './data-files.ts'
import { formatProblems, type Problem } from './problem.ts'
import { errorExplanationsFile, startingPointsFile } from './source-file.ts'

function read(files: Record<string, string>) {
  const problems: Problem[] = []
  const data = readQData(folderForTest(files), problem => problems.push(problem))
  return { data, report: formatProblems(problems) }
}

test('a site without words for q has no explanations and no starting points', () => {
  expect(read({})).toEqual({
    data: { errorExplanations: { codes: {}, sections: {}, others: {} }, startingPoints: [] },
    report: '0 errors, 0 warnings',
  })
})

test('explanations and starting points are read as they are written', () => {
  const { data, report } = read({
    [errorExplanationsFile]: 'codes:\n  type: A value has the wrong type.\n',
    [startingPointsFile]: 'programs:\n  - title: Sums\n    about: Adds.\n    code: |\n      a:1\n      a+1\n',
  })
  expect(report).toBe('0 errors, 0 warnings')
  expect(data.errorExplanations.codes).toEqual({ type: 'A value has the wrong type.' })
  expect(data.startingPoints).toEqual([{ title: 'Sums', about: 'Adds.', code: 'a:1\na+1' }])
})

test('mistakes are reported with their lines', () => {
  const { report } = read({
    [errorExplanationsFile]:
      'codes:\n  type: no sentence\nother: {}\nothers:\n  nmae: {}\n  file: { anchor: "a b", sentence: It failed for once. }\n',
    [startingPointsFile]: 'programs:\n  - title: Sums\n    abuot: Adds.\n    code: a\n',
  })
  expect(report).toMatchInlineSnapshot(`
    "error content/data/error-explanations.yml:2
      \`codes.type\` is \`"no sentence"\`.
      Correct it: it must be a sentence of at most 140 characters that ends in a full stop.

    warning content/data/error-explanations.yml:3
      Unknown key \`other\`; it has no effect.
      Did you mean \`others\`?

    warning content/data/error-explanations.yml:5
      Unknown key \`others.nmae\`; it has no effect.
      Did you mean \`name\`?

    error content/data/error-explanations.yml:6
      \`others.file.anchor\` is \`"a b"\`.
      Correct it: it must be the id of a heading, such as undefined-name.

    error content/data/starting-points.yml:2
      \`programs.0.about\` is missing.
      Add it: it must be text.

    warning content/data/starting-points.yml:3
      Unknown key \`programs.0.abuot\`; it has no effect.
      Did you mean \`about\`?

    3 errors, 3 warnings"
  `)
})
