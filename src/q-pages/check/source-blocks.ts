import { isMarkingComment, readCodeTitle } from '../../content/code/code-lines.ts'
import { levelFromCheck, type Problem } from '../../content/input/problem.ts'
import { findNearest } from '../../lib/edit-distance.ts'
import { readChart } from '../chart/read-chart.ts'
import { type QFence, readQFence } from '../fence/q-fence.ts'
import { readExchanges } from '../fence/session-text.ts'

/** A block of q in the Markdown of a page, or a block of the shell that starts q processes. */
export interface SourceBlock {
  fence: QFence
  /** What follows the language in the opening fence. */
  meta: string
  /** The line of the opening fence, counted from 1. */
  line: number
  text: string
  /** For each line of `text`, its line in the source, counted from 1. Comments that mark lines are left out of the text. */
  sourceLines: number[]
  /** Blanks before each line of the source, for a block in a list. */
  indent: string
}

const openingFence = /^(\s*)(`{3,}|~{3,})\s*([\w-]+)([^`]*)$/

/** The blocks of q in Markdown, from top to bottom. Blocks in blocks of Markdown, shown as examples of it, do not count. */
export function readSourceBlocks(markdown: string): SourceBlock[] {
  const blocks: SourceBlock[] = []
  const lines = markdown.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const opening = lines[i] ?? ''
    const ticks = /^\s*(`{3,}|~{3,})/.exec(opening)?.[1]
    if (!ticks) continue
    const end = findClosingFence(lines, i + 1, ticks)
    const block = readBlock(lines.slice(i + 1, end), opening, i + 1)
    if (block) blocks.push(block)
    i = end
  }
  return blocks
}

function findClosingFence(lines: readonly string[], start: number, fence: string): number {
  const end = lines.findIndex((line, i) => i >= start && isClosingFence(line.trim(), fence))
  return end < 0 ? lines.length : end
}

const isClosingFence = (text: string, fence: string) =>
  text.startsWith(fence) && text.replaceAll(fence.charAt(0), '') === ''

function readBlock(indented: readonly string[], opening: string, line: number): SourceBlock | undefined {
  const [, indent = '', , language = '', meta = ''] = openingFence.exec(opening) ?? []
  const kept = indented
    .map((text, i) => ({ text: text.startsWith(indent) ? text.slice(indent.length) : text, at: line + 1 + i }))
    .filter(({ text }) => !isMarkingComment(text))
  const text = kept.map(each => each.text).join('\n')
  const fence = readQFence({ code: text, language: language.toLowerCase(), meta, title: readCodeTitle(meta) })
  return fence && { fence, meta: meta.trim(), line, text, sourceLines: kept.map(({ at }) => at), indent }
}

/** The blocks in the order in which they run: the checks of an exercise stand above its model answer and test what that returns. */
export function putChecksAfterAnswers(blocks: readonly SourceBlock[], markdown: string): SourceBlock[] {
  const answerEnds = markdown.split('\n').flatMap((text, i) => (text.trim() === '</Answer>' ? [i + 1] : []))
  const lineToRunAt = ({ fence, line }: SourceBlock) =>
    (fence.role === 'check' ? answerEnds.find(end => end > line) : undefined) ?? line
  return blocks.toSorted((a, b) => lineToRunAt(a) - lineToRunAt(b))
}

const knownWords = [
  'norun',
  'file',
  'src',
  'process',
  'after',
  'prompt',
  'bars',
  'line',
  'log',
  'starter',
  'check',
  'wrong',
  'title',
  'showLineNumbers',
  // Of Docusaurus; it resembles `line`.
  'live',
]

/** Words after ```` ```q ```` that look like one of ours and have no effect: `proces=tp`, `after=5`, `file` without a title. */
export function findFenceMistakes(path: string, block: SourceBlock): Problem[] {
  const { line, meta, fence } = block
  const report = (what: string, fix: string): Problem => ({
    ...levelFromCheck('examples'),
    where: `${path}:${line}`,
    what,
    fix,
  })
  const unquoted = meta.replace(/(\w+)=(?:"[^"]*"|'[^']*')/g, '$1').replace(/\{[^}]*\}/g, ' ')
  const given = unquoted.split(/\s+/).filter(Boolean)
  const misspelt = given.flatMap(word => {
    const [name = ''] = word.split('=')
    const meant = knownWords.includes(name) ? undefined : findNearest(name, knownWords)
    return meant
      ? [report(`\`${word}\` in the first line of this block has no effect.`, `Did you mean \`${meant}\`?`)]
      : []
  })
  const invalid = given.filter(word => /^process=?$|^process=.*[^\w.]|^after(?!=\d+(?:ms|s|m|h)$)/.test(word))
  return [
    ...misspelt,
    ...invalid.map(word => report(`\`${word}\` has no effect.`, 'Write `process=rdb`, or `after=5s` (ms, s, m or h).')),
    ...(given.includes('file') && fence.role !== 'file'
      ? [report('This block is marked `file` and has no title.', 'Add the name of the file: `file title="tp.q"`.')]
      : []),
    ...findChartMistakes(given, block).map(mistake => ({
      level: 'error' as const,
      where: `${path}:${line}`,
      ...mistake,
    })),
  ]
}

/** A chart that cannot be drawn, and words of charts that have no effect: `bars` without a caption, `log` without a chart. */
function findChartMistakes(given: readonly string[], { fence, text }: SourceBlock): Pick<Problem, 'what' | 'fix'>[] {
  if (fence.role === 'session' && fence.chart) {
    const chart = readChart(
      fence.chart,
      readExchanges(text).map(({ printed }) => printed),
    )
    return 'fix' in chart ? [chart] : []
  }
  const [word] = given.filter(each => /^(?:bars|line)(?:=|$)|^log$/.test(each))
  if (word === undefined) return []
  return [
    {
      what: `\`${word}\` in the first line of this block draws no chart.`,
      fix: 'Write `bars="Caption"` or `line="Caption"`, with `log` after it if need be, at a q session that is run.',
    },
  ]
}
