import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('.h.jx shows a page of a table with links to others', () => {
  const lines = run('\\c 40 200', 't:([]a:til 100)', '.h.jx[90;`t]').split('\n')
  expect(lines[0]).toContain('<a href=\\"?[58\\">up</a> <a href=\\"?[68\\">down</a> <a href=\\"?[68\\">end</a> 100[90]')
  expect(lines.slice(1, 5)).toEqual(['""', '"a "', '"--"', '"90"'])
  expect(lines).toHaveLength(14)
})
