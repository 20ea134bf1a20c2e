// The hosts for which `tickwise new site` writes files, and the question for one of them.
import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'

/** By the value of `--host`, which is also the folder below `starter/hosting`. The first is the default. */
const labels = {
  none: 'none for now',
  pages: 'GitHub Pages',
  netlify: 'Netlify',
  cloudflare: 'Cloudflare Pages',
  nginx: 'nginx, on a server of your own',
  caddy: 'Caddy, on a server of your own',
  container: 'a container',
} as const

export type Host = keyof typeof labels

export const hosts = Object.keys(labels) as Host[]

/** Throws with a message for the author if the name is not that of a host. */
export function readHost(name: string): Host {
  const host = hosts.find(known => known === name)
  if (!host) throw new Error(`--host must be one of ${hosts.join(', ')}, not ${name}.`)
  return host
}

/** The terminal on which a question is asked. */
export interface Terminal {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

/** Asks until the answer is the number or the name of a host. Undefined if the author leaves by Ctrl+C or Ctrl+D. */
export async function askForHost({ input, output }: Terminal): Promise<Host | undefined> {
  const choices = hosts.map((host, index) => `  ${index + 1}  ${host.padEnd(11)}${labels[host]}`)
  output.write(`Where will the site be published? You can decide this later.\n${choices.join('\n')}\n`)
  const prompt = createInterface({ input, output })
  // Without a listener, Ctrl+C ends the question with an error.
  prompt.on('SIGINT', () => prompt.close())
  const closed = once(prompt, 'close').then(() => undefined)
  try {
    for (;;) {
      const answer = await Promise.race([prompt.question('Number or name [1]: '), closed])
      if (answer === undefined) return undefined
      const host = findHost(answer.trim().toLowerCase())
      if (host) return host
      output.write(`Type a number from 1 to ${hosts.length}, or a name such as ${hosts[1]}.\n`)
    }
  } finally {
    prompt.close()
  }
}

const findHost = (answer: string): Host | undefined =>
  answer === '' ? 'none' : (hosts.find(host => host === answer) ?? hosts[Number(answer) - 1])
