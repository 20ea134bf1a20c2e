import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createQSystem, type QSystem } from '../../../tests/support/q-processes.ts'

const testLimit = { timeout: 300_000 }

/** Runs a command line to its end. */
async function run(system: QSystem, commandLine: string) {
  const process = system.start(commandLine)
  const code = await process.end()
  return { code, output: process.output }
}

async function createWith(scripts: Record<string, string>): Promise<QSystem> {
  const system = await createQSystem()
  for (const [name, text] of Object.entries(scripts)) writeFileSync(join(system.folder, name), text)
  return system
}

test('a script that waits for nothing ends, with 1 after an error, or with the code of exit', testLimit, async () => {
  const system = await createWith({
    'ok.q': '\\l other.q\nshow f 2\n`:out.txt 0:enlist"written"',
    'other.q': 'f:{2*x}',
    'bad.q': '-1"before";\n1+`a\n-1"after";',
    'exit.q': '.z.exit:{-1"leaving ",string x}\nexit 3',
  })
  expect(await run(system, 'ok.q')).toEqual({ code: 0, output: '4\n' })
  expect(readFileSync(join(system.folder, 'out.txt'), 'utf8')).toBe('written\n')
  expect(await run(system, 'bad.q')).toMatchObject({ code: 1, output: expect.stringMatching(/^before\n'type\n/) })
  expect(await run(system, 'exit.q')).toEqual({ code: 3, output: 'leaving 3\n' })
  expect(await run(system, 'none.q')).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^There is no file none\.q/),
  })
})

test('in the sandbox, files stay in memory and nobody can be reached', testLimit, async () => {
  const system = await createWith({ 's.q': '`:x set 1;\nshow get`:x\nshow @[hopen;5010;::]' })
  const { code, output } = await run(system, '--sandbox s.q')
  expect(output).toBe('1\n"hop. OS reports: Connection refused"\n')
  expect(code).toBe(0)
  expect(existsSync(join(system.folder, 'x'))).toBe(false)
  expect((await run(system, '--sandbox -p 5010')).code).toBe(2)
})

test('a script sees its parameters, the environment and files of an allowed folder', testLimit, async () => {
  const system = await createWith({ 's.q': 'show .z.x\nshow getenv[`PATH]~""\nshow read0`$":",.z.x 1' })
  const other = await createWith({ 'd.txt': 'data' })
  const file = join(other.folder, 'd.txt')
  expect((await run(system, `s.q a ${file}`)).output).toMatch(/\n'access\n/)
  expect((await run(system, `s.q --allow ${other.folder} a ${file}`)).output).toBe(`,"a"\n"${file}"\n0b\n"data"\n`)
  expect((await run(system, '--allow none s.q')).output).toMatch(/^There is no folder none\./)
})

test('a script uses modules of its folder, and those that QPATH names in an allowed folder', testLimit, async () => {
  const module = 'n:2\nf:{x*n}\nexport:([f])'
  const main = 'foo:use`foo\nshow foo.f 21'
  const system = await createWith({ 'foo.q': module, 'main.q': main })
  expect(await run(system, 'main.q')).toEqual({ code: 0, output: '42\n' })
  const other = await createWith({ 'main.q': `\`QPATH setenv"${system.folder}"\n${main}` })
  expect(await run(other, `main.q --allow ${system.folder}`)).toEqual({ code: 0, output: '42\n' })
})

test.each([
  ['-u users.txt', '-u'],
  ['s.q -U users.txt', '-U'],
  ['--what s.q', '--what'],
])('an option that is not there is refused: %s', testLimit, async (commandLine, option) => {
  const system = await createWith({ 's.q': '' })
  const { code, output } = await run(system, commandLine)
  expect([code, output.split('\n')[0]]).toEqual([2, `Unknown option: ${option}.`])
})

test('what is no origin is refused', testLimit, async () => {
  const { code, output } = await run(await createWith({}), '--allow-origin localhost')
  expect([code, output.split('\n')[0]]).toEqual([2, '--allow-origin needs an origin such as http://localhost:3000.'])
})

test('a timer goes on by itself, and may end the process', testLimit, async () => {
  const system = await createWith({ 't.q': 'n:0\n.z.ts:{-1 string n+:1;if[n=3;exit 7]}\n\\t 20' })
  expect(await run(system, 't.q')).toEqual({ code: 7, output: '1\n2\n3\n' })
})

test('what -1 and -2 print comes out while the script still runs', testLimit, async () => {
  const system = await createWith({ 'loop.q': '-1"started";-2"on errors";\nwhile[1b;]' })
  const process = system.start('loop.q')
  await process.awaitOutput(/started\n/)
  await process.awaitOutput(/on errors\n/)
  expect(process.exitCode).toBe(null)
})

test('two processes that ask each other within their answers do not block', testLimit, async () => {
  const system = await createWith({})
  const server = system.start('-p 5010')
  const client = system.start('')
  await server.ask('back:{1+.z.w"10*y"}')
  await client.ask(system.withPorts('y:4;h:hopen 5010'))
  expect(await client.ask('h"back[]"')).toBe('41')
  await server.ask('.z.pg:{-30!(::);asker::.z.w}')
  await server.ask('.z.ts:{if[`asker in key`.;-30!(asker;0b;"later");\\t 0]}'.replace('\\t 0', 'system"t 0"'))
  await server.ask('\\t 20')
  expect(await client.ask('h"anything"')).toBe('"later"')
})

test(
  'a server that ends is an error for those who wait, and a port that is taken for those who listen',
  testLimit,
  async () => {
    const system = await createWith({})
    const server = system.start('-p 5010')
    await server.ask('1')
    const taken = await run(system, '-p 5010')
    expect(taken).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^'\d+\. OS reports: Address already in use\n/),
    })
    const client = system.start('')
    await client.ask(system.withPorts('.z.pc:{-1"lost ",string x};h:hopen 5010'))
    expect(await client.ask('h"exit 0"')).toMatch(/^'close handle: \d\n/)
    await client.awaitOutput(/lost \d\n/)
    expect(await client.ask(system.withPorts('hopen 5010'))).toMatch(/^'hop\. OS reports: Connection refused\n/)
    expect(await client.ask('hopen(`::5010;1)')).toMatch(/^'(?:timeout|hop\. OS reports: Connection refused)\n/)
  },
)
