import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { readSiteForTest } from '../../../tests/support/site-for-test.ts'
import { formatProblems } from '../../content/input/problem.ts'

const check = '```q check\nq)answer\n2\n```'
const answer = '<Answer>\n\n```q\nq)1+1\n2\n```\n\n</Answer>'

async function read(...lines: string[]) {
  const { content, problems } = await readSiteForTest(folderForTest({ 'content/docs/a.mdx': lines.join('\n\n') }))
  return { html: content.docs[0]?.html ?? '', report: formatProblems(problems) }
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
      Did you mean \`hints\`? Its properties are id and hints.

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
