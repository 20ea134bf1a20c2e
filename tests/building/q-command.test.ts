import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../support/folder-for-test.ts'
import { runTickwise } from '../support/run-tickwise.ts'

test('a script prints what it shows, its results in the sandbox, and an error makes the exit code 1', async () => {
  const folder = folderForTest({
    'sums.q': 't:([]s:`a`b`a;n:1 2 3)\nselect sum n by s from t\n-1 "done";\n',
    'wrong.q': 'show 1+1\nf:{x+`y}\nf 1\nshow 3\n',
    'leaves.q': '1\nexit 4\n2\n',
  })
  const run = (...args: string[]) => runTickwise('q', ...args.slice(0, -1), join(folder, args.at(-1) ?? ''))
  expect(await run('sums.q')).toEqual({ code: 0, output: 'done\n' })
  expect(await run('--sandbox', 'sums.q')).toEqual({ code: 0, output: 's| n\n-| -\na| 4\nb| 2\ndone\n' })
  expect(await run('--sandbox', 'wrong.q')).toEqual({
    code: 1,
    output: "2\n'type\n  [1]  f:{x+`y}\n           ^\n",
  })
  expect(await run('wrong.q')).toEqual({
    code: 1,
    output: expect.stringMatching(/^2\n'type\n.*wrong\.q:2: f:\{x\+`y\}/),
  })
  expect(await run('leaves.q')).toEqual({ code: 4, output: '' })
})

test('a script that is not there and an unknown option are explained', async () => {
  const missing = await runTickwise('q', 'no-such-file.q')
  expect(missing).toMatchObject({ code: 2, output: expect.stringContaining('There is no file no-such-file.q.') })
  expect(await runTickwise('q', '--fast')).toMatchObject({
    code: 2,
    output: expect.stringContaining('Unknown option: --fast.'),
  })
})
