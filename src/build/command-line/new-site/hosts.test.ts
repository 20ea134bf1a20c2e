import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askForHost } from './hosts.ts'

test.each([
  ['', 'none'],
  ['2', 'pages'],
  ['netlify', 'netlify'],
  [' Caddy ', 'caddy'],
])('the answer %j chooses %s', async (answer, host) => {
  const { asked } = ask(`${answer}\n`)
  expect(await asked).toBe(host)
})

test('each host is offered with its number and its name', async () => {
  const { asked, shown } = ask('\n')
  await asked
  expect(shown()).toMatchInlineSnapshot(`
    "Where will the site be published? You can decide this later.
      1  none       none for now
      2  pages      GitHub Pages
      3  netlify    Netlify
      4  cloudflare Cloudflare Pages
      5  nginx      nginx, on a server of your own
      6  caddy      Caddy, on a server of your own
      7  container  a container
    Number or name [1]: "
  `)
})

test('an answer that is no host is asked for again', async () => {
  const { asked, shown } = ask('8\n0\nhosting\n3\n')
  expect(await asked).toBe('netlify')
  expect(shown().split('Type a number from 1 to 7, or a name such as pages.')).toHaveLength(4)
})

test('an author who leaves has chosen nothing', async () => {
  const { asked, input } = ask('')
  input.end()
  expect(await asked).toBeUndefined()
})

function ask(typed: string) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const asked = askForHost({ input, output })
  for (const line of typed.split(/(?<=\n)/)) setTimeout(() => input.write(line))
  return { input, asked, shown: () => String(output.read()) }
}
