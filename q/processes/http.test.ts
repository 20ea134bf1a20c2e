import { expect, test } from 'vitest'
import { runAt, startMachine } from '../tests/machine.ts'

function startServer(...inputs: string[]) {
  const machine = startMachine()
  machine.start('q -p 5010')
  runAt(machine, 'q', ...inputs)
  return { machine, ask: (...lines: string[]) => runAt(machine, '', ...lines) }
}

test('.Q.hg gives the content of what the .z.ph of another process answers', () => {
  const { ask } = startServer('t:([]a:1 2)')
  expect(ask('.Q.hg":http://localhost:5010/t.csv?t"')).toBe('"a\\n1\\n2"')
  expect(ask('.Q.hg"http://localhost:5010/t.json?select from t where a=2"')).toBe('"{\\"a\\":2}"')
  expect(ask('-1 .Q.hg"http://localhost:5010?1+2";')).toContain('<pre>\n3\n</pre>')
  expect(ask('.Q.hg"http://localhost:5010/none.htm"')).toBe('"not found: none.htm"')
})

test('.z.ph gets the text behind the first slash and the headers; .z.w and .z.u are those of the client', () => {
  const { machine, ask } = startServer(
    '.z.ph:{got::(x;.z.w;.z.u);"HTTP/1.1 200 OK\\r\\nX: y\\r\\n\\r\\nfine\\r\\n\\r\\nend"}',
  )
  expect(ask('.Q.hg":http://localhost:5010/a/b?c=1"')).toBe('"fine\\r\\n\\r\\nend"')
  expect(runAt(machine, 'q', 'got')).toBe('("a/b?c=1";(,`Host)!,"localhost:5010")\n6i\n`reader')
  expect(runAt(machine, 'q', '.z.W')).toBe('')
  expect(ask('count .z.W')).toBe('0')
})

test('.Q.hp sends a text to .z.pp, behind the path and a space', () => {
  const { machine, ask } = startServer('.z.pp:{got::first x;.h.hy[`txt;"thanks"]}')
  expect(ask('.Q.hp["http://localhost:5010/in";.h.ty`json;"{\\"a\\":1}"]')).toBe('"thanks"')
  expect(runAt(machine, 'q', 'got')).toBe('"in {\\"a\\":1}"')
})

test('the error of a handler is the content of its response', () => {
  const { ask } = startServer('.z.ph:{1+`a}')
  expect(ask('.Q.hg`:http://localhost:5010/x')).toBe('"\'type"')
})

test('\\x gives .z.ph its default again', () => {
  const { machine, ask } = startServer('.z.ph:{"mine"}')
  expect(ask('.Q.hg`:http://localhost:5010/x')).toBe('"mine"')
  runAt(machine, 'q', '\\x .z.ph')
  expect(ask('.Q.hg"http://localhost:5010/x.csv?([]a:1 2)"')).toBe('"a\\n1\\n2"')
})

test('other hosts are unknown, and a port without a process refuses', () => {
  const { ask } = startServer()
  expect(ask('.Q.hg`:http://example.com/')).toMatch(/^'example\.com\. OS reports: Name or service not known\n/)
  expect(ask('.Q.hg`:http://localhost:5011/')).toMatch(/^'hop\. OS reports: Connection refused\n/)
})

test('a process cannot answer itself, nor one that waits for it', () => {
  const { machine, ask } = startServer('.z.ph:{.Q.hg`:http://localhost:5011/}')
  expect(runAt(machine, 'q', '.Q.hg`:http://localhost:5010/')).toMatch(/^'deadlock/)
  expect(ask('\\p 5011', '.Q.hg`:http://localhost:5010/')).toMatch(/^"'deadlock: the first process cannot answer q"/)
})

test('.z.pw may refuse, and -b keeps requests from changing variables', () => {
  const { ask } = startServer('.z.pw:{[u;p]0b}')
  expect(ask('.Q.hg`:http://localhost:5010/')).toMatch(/^'access\n/)
  const blocked = startMachine()
  blocked.start('q -b -p 5010')
  expect(runAt(blocked, '', '.Q.hg"http://localhost:5010/?a:1"')).toBe('"\'noupdate: `. `a"')
})
