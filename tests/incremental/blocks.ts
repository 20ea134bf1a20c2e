// Blocks of Markdown with random words in them.
import type { Random } from './random.ts'

const fence = '```'

/** Words of running text; the glossary of the site explains some of them. */
const words = [
  ...['table', 'column', 'row', 'time', 'price', 'trade', 'quote', 'key', 'value', 'list', 'join', 'group', 'query'],
  ...['process', 'memory', 'disk', 'symbol', 'feed', 'the tickerplant', 'a splayed table', 'each peach', 'foreign key'],
]

export function makeWord(random: Random): string {
  return random.pick(words)
}

export function makeTitle(random: Random): string {
  const [first = '', ...rest] = `${random.pick(words)} and ${random.pick(words)} ${random.below(100)}`
  return first.toUpperCase() + rest.join('')
}

export function makeParagraph(random: Random): string {
  const count = 8 + random.below(12)
  return `Here ${Array.from({ length: count }, () => random.pick(words)).join(' ')}.`
}

/** A q session, whose output is right. */
export function makeSession(random: Random): string {
  const [a, b] = [random.below(1000), random.below(1000)]
  return `${fence}q\nq)a:${a}\nq)a+${b}\n${a + b}\n${fence}`
}

export function makeWrongSession(random: Random): string {
  return `${fence}q\nq)1+${random.below(100)}\n${1000 + random.below(100)}\n${fence}`
}

const codes: Record<string, string> = {
  python: 'def f(x):\n    return x + N  # comment',
  sh: 'echo "$HOME" N | grep x',
  sql: "select * from t where a = 'b' -- N",
  json: '{ "a": [N, null] }',
  toml: 'key = N # comment',
}

export function makeCode(random: Random): string {
  const language = random.pick(Object.keys(codes))
  const code = codes[language]?.replaceAll('N', String(random.below(1000)))
  return `~~~~${language} title="part.${language}" {1}\n${code}\n~~~~`
}

/** Markdown whose own front matter is coloured only if some page of the site has code in YAML. */
export const nestedCode = '~~~~md\n---\nkey: [1, true]\n---\n\n# Title\n~~~~'

export const innerCode = '~~~~yaml\nkey: 2\n~~~~'

export function makeAdmonition(random: Random): string {
  const kind = random.pick(['note', 'tip', 'warning', 'danger', 'info'])
  return `:::${kind} About ${makeWord(random)}\n\n${makeParagraph(random)}\n\n:::`
}

export function makeStyledText(random: Random): string {
  return `<p style="margin: ${random.below(20)}px; color: ${random.pick(['teal', 'red', 'navy'])}">Styled ${makeWord(random)}.</p>`
}

/** Hosts of pictures, which pages show only if the configuration lists them. */
export const mediaHosts = ['pictures.example', 'videos.example']

function makeForeignPicture(random: Random): string {
  return `A ![picture of ${makeWord(random)}](https://${random.pick(mediaHosts)}/${random.below(100)}.png).`
}

/** Blocks that depend on nothing outside of their page but the configuration. */
const makers = [
  makeParagraph,
  makeSession,
  makeCode,
  makeAdmonition,
  makeStyledText,
  makeForeignPicture,
  (random: Random) => `## ${makeTitle(random)}`,
  (random: Random) => `### ${makeTitle(random)}`,
  (random: Random) => `- One ${makeWord(random)}\n- Two\n  - Inner **${makeWord(random)}**`,
  (random: Random) => `| ${makeWord(random)} | b |\n| --- | ---: |\n| \`c\` | ${random.below(1000)} |`,
  (random: Random) => `A note.[^${random.below(1000)}]\n\n[^x]: Never used.`,
  (random: Random) => `<details><summary>More ${makeWord(random)}</summary>\n\n${makeParagraph(random)}\n\n</details>`,
  (random: Random) => `- [ ] Task ${random.below(100)}\n- [x] Done`,
]

export function makeBlock(random: Random): string {
  return random.pick(makers)(random)
}

/** A paragraph with a link to the file `path` from the file `from`, or to a heading of it. */
export function makeLink(random: Random, from: string, path: string, heading?: string): string {
  return `See [${makeWord(random)}](${relate(from, path)}${heading === undefined ? '' : `#${heading}`}).`
}

/** The path of one file as another one names it: `./b.md`, `../c/d.md`. */
export function relate(from: string, path: string): string {
  const here = from.split('/').slice(0, -1)
  const there = path.split('/')
  while (here.length > 0 && here[0] === there[0]) {
    here.shift()
    there.shift()
  }
  return `${here.length === 0 ? './' : '../'.repeat(here.length)}${there.join('/')}`
}
