import { expect, test } from 'vitest'
import { compact } from '../tests/compact.ts'
import { run } from '../tests/console.ts'

test('\\echo expands environment variables', () => {
  expect(run('`SITE setenv"/srv/q"', '\\echo "at $SITE/db" $NONE.')).toBe('"at /srv/q/db ."')
})

test('\\l of a file that set wrote defines the variable with its name', () => {
  expect(compact('`:db/limits set 3 4', '\\l db/limits', 'limits')).toBe('3 4')
})
