import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { readSiteForTest } from '../../../tests/support/site-for-test.ts'
import { formatProblems } from '../../content/input/problem.ts'

const check = '```q check\nq)answer\n2\n```'
const answer = '<Answer>\n\n```q\nq)1+1\n2\n```\n\n</Answer>'

async function read(...lines: string[]) {
  const { content, problems } = await readSiteForTest(folderForTest({ 'content/docs/a.mdx': lines.join('\n\n') }))
  const { html = '', exercises = [] } = content.docs[0] ?? {}
  return { html, exercises, report: formatProblems(problems) }
}

test('an exercise is its question, what readers work with, and a folded answer', async () => {
  const { html, report } = await read('<Exercise id="sum">', 'Add *them*.', check, answer, '</Exercise>')
  expect(report).toBe('0 errors, 0 warnings')
  expect(html.replace(/<x-island.*<\/x-island>/s, '…').replace(/<pre.*?<\/pre>/gs, '')).toBe(
    '<div id="sum" class="exercise" role="group" aria-label="Exercise 1" data-exercise="/docs/a#sum"><p>Add <em>them</em>.</p>' +
      '<div class="exercise-work" hidden="">…</div>' +
      '<p class="exercise-done" hidden="">Done</p>' +
      '<details><summary>Answer</summary><figure class="code-block session"></figure></details></div>',
  )
})

test('the editor starts with the text of the starter block, and as many lines', async () => {
  const starter = '```q starter\na:"<1>"\nb:2\na+b\n```'
  const { html } = await read('<Exercise id="sum">', 'Add.', starter, check, answer, '</Exercise>')
  expect(html).toContain('rows="3"')
  expect(html).toContain('>a:&quot;&lt;1&gt;&quot;\nb:2\na+b</textarea>')
})

test('an exercise without a check has no editor but a box to tick', async () => {
  const { html } = await read('<Exercise id="think">', 'Why?', answer, '</Exercise>')
  expect(html).not.toContain('<textarea')
  expect(html).toContain('aria-label="Mark as done, exercise 1"')
})

test('exercises are numbered from the top of the page', async () => {
  const { html } = await read(
    ...['<Exercise id="a">', 'A.', answer, '</Exercise>', '<Exercise id="b">', 'B.', check, answer, '</Exercise>'],
  )
  expect(html).toContain('aria-label="Your answer to exercise 2"')
})

test('mistakes are errors at the line of their exercise, and all are reported', async () => {
  const { html, report } = await read(
    ...['`<Exercise>` in code does not count.', '<Exercise>', answer, '</Exercise>'],
    ...['<Exercise id="one" hint="x">', answer, '</Exercise>'],
    ...['<Exercise id="two" hints="x">', answer, '</Exercise>'],
    ...['<Exercise id="3 x">', answer, '</Exercise>'],
    ...['<Exercise id="four">', 'Text.', '</Exercise>'],
    ...['<Exercise id="two">', answer, '</Exercise>'],
  )
  expect(html).not.toContain('class="exercise"')
  expect(report).toMatchInlineSnapshot(`
    "error content/docs/a.mdx:3
      This \`Exercise\` has no \`id\`.
      Give it an id of letters, digits and hyphens that starts with a letter: \`<Exercise id="fby-biggest">\`.

    error content/docs/a.mdx:16
      \`Exercise\` has no property \`hint\`.
      Did you mean \`hints\`? Its properties are id, hints, level, topic, minutes, avoid, maxOperations.

    error content/docs/a.mdx:29
      The \`hints\` of the exercise \`two\` are \`"x"\`.
      Write a list of texts: \`hints={["Compare each price with the maximum of its group."]}\`.

    error content/docs/a.mdx:42
      The \`id\` of this \`Exercise\` is \`"3 x"\`.
      Give it an id of letters, digits and hyphens that starts with a letter: \`<Exercise id="fby-biggest">\`.

    error content/docs/a.mdx:55
      The exercise \`four\` has no \`<Answer>\`.
      Put the model answer between \`<Answer>\` and \`</Answer>\`, each on a line of its own, before \`</Exercise>\`.

    error content/docs/a.mdx:61
      Two exercises of this page have the id \`two\`.
      Change one of them: the address of an exercise and what readers have done are kept under its id.

    6 errors, 0 warnings"
  `)
})

test('a page records its exercises with what lists say about them', async () => {
  const attributes = 'id="b" level="hard" topic="lists" minutes={30} avoid={["loops"]} maxOperations={500}'
  const { exercises, report } = await read(
    ...['<Exercise id="a">', 'Add *them*.', answer, '</Exercise>'],
    ...[`<Exercise ${attributes}>`, 'Sort.', check, answer, '</Exercise>'],
  )
  expect(report).toBe('0 errors, 0 warnings')
  expect(exercises).toEqual([
    { id: 'a', question: 'Add them.', level: 'medium', topic: undefined, minutes: undefined },
    { id: 'b', question: 'Sort.', level: 'hard', topic: 'lists', minutes: 30 },
  ])
})

test.each([
  ['the first sentence', 'Is `1.5` less? Say why. Then go on.', 'Is 1.5 less?'],
  ['all of a text without an end', 'Add them', 'Add them'],
  ['without the number that the author gave it', '**1.** Add them.', 'Add them.'],
  ['without code blocks above it', '```q\na:1\n```\n\nAdd them.', 'Add them.'],
  ['without code blocks in it', 'Given\n\n```q\na:1\n```\n\nadd them.', 'Given add them.'],
  ['the text of lists', '- Add\n- them.', 'Add them.'],
  ['of one line', 'Add\nthem.', 'Add them.'],
])('lists show of a question %s', async (_, question, shown) => {
  const { exercises } = await read('<Exercise id="a">', question, answer, '</Exercise>')
  expect(exercises.map(exercise => exercise.question)).toEqual([shown])
})

test('lists cut a long question after a word', async () => {
  const { exercises } = await read('<Exercise id="a">', `${'word '.repeat(17)}longest.`, answer, '</Exercise>')
  expect(exercises[0]?.question).toBe(`${'word '.repeat(17)}…`)
})

test('lists show a question of 90 characters whole', async () => {
  const question = `${'word '.repeat(17)}four.`
  expect(question).toHaveLength(90)
  const { exercises } = await read('<Exercise id="a">', question, answer, '</Exercise>')
  expect(exercises[0]?.question).toBe(question)
})

test.each([
  ['level="easier"', 'level', '"easier"', 'Write one of easy, medium, hard: `level="easy"`.'],
  ['topic=""', 'topic', '""', 'Write the id of a topic: `topic="sorting"`.'],
  ['minutes="30"', 'minutes', '"30"', 'Write a whole number: `minutes={30}`.'],
  ['minutes={0}', 'minutes', '0', 'Write a whole number: `minutes={30}`.'],
  ['avoid="loops"', 'avoid', '"loops"', 'Write a list of names: `avoid={["loops"]}`, `avoid={["each"]}`.'],
  ['maxOperations={1.5}', 'maxOperations', '1.5', 'Write a whole number: `maxOperations={20000}`.'],
])('an exercise with %s is an error', async (attribute, name, value, fix) => {
  const { report, exercises } = await read(`<Exercise id="a" ${attribute}>`, 'Add.', answer, '</Exercise>')
  expect(report).toBe(
    `error content/docs/a.mdx:1\n  The \`${name}\` of the exercise \`a\` is \`${value}\`.\n  ${fix}\n\n1 error, 0 warnings`,
  )
  expect(exercises).toEqual([])
})

test('answers that the check must refuse are not in the HTML', async () => {
  const wrong = '```q wrong\nsecret+1\n```'
  const { html, report } = await read('<Exercise id="a">', 'Add.', check, wrong, answer, '</Exercise>')
  expect(report).toBe('0 errors, 0 warnings')
  expect(html).toContain('<p>Add.</p>')
  expect(html).not.toContain('secret')
})
