import { ofCheck, type Problem } from '../../content/input/problem.ts'
import { findNearest } from '../../lib/edit-distance.ts'
import type { SourceBlock } from './read-source-blocks.ts'

const words = ['norun', 'file', 'process', 'after', 'prompt', 'starter', 'check', 'title', 'showLineNumbers']

/** Words after ```` ```q ```` that look like one of ours and have no effect: `proces=tp`, `after=5`, `file` without a title. */
export function findFenceMistakes(path: string, { line, meta, fence }: SourceBlock): Problem[] {
  const report = (what: string, fix: string): Problem => ({
    ...ofCheck('examples'),
    where: `${path}:${line}`,
    what,
    fix,
  })
  const unquoted = meta.replace(/(\w+)=(?:"[^"]*"|'[^']*')/g, '$1').replace(/\{[^}]*\}/g, ' ')
  const given = unquoted.split(/\s+/).filter(Boolean)
  const misspelt = given.flatMap(word => {
    const [name = ''] = word.split('=')
    const meant = words.includes(name) ? undefined : findNearest(name, words)
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
  ]
}
