import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { runTickwise, startTickwiseServer } from '../run-tickwise.ts'

/** What a test file asks for: the folder of a site, and a key that sites of the same files and configuration share. */
export interface FixtureRequest {
  key: string
  root: string
}

/** Where a site is served, and the folder of its built files. */
export interface FixtureAnswer {
  origin: string
  dist: string
}

type Server = Awaited<ReturnType<typeof startTickwiseServer>>

/**
 * Builds and serves each fixture site once for the test files of all workers. They ask over HTTP, since they run in other
 * processes. A folder whose site is served already is removed at once.
 */
export async function startFixtureServerPool() {
  const serving = new Map<string, Promise<{ server: Server; dist: string }>>()
  const roots: string[] = []
  const pool = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { key, root }: FixtureRequest = JSON.parse(body)
    if (serving.has(key)) remove(root)
    else {
      roots.push(root)
      serving.set(key, serve(root))
    }
    await serving.get(key)?.then(
      ({ server: { origin }, dist }) => response.end(JSON.stringify({ origin, dist } satisfies FixtureAnswer)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(pool, 'listening')
  return {
    origin: `http://127.0.0.1:${(pool.address() as AddressInfo).port}`,
    async stop() {
      pool.close()
      pool.closeAllConnections()
      const started = await Promise.allSettled(serving.values())
      await Promise.all(started.map(result => result.status === 'fulfilled' && result.value.server.stop()))
      roots.forEach(remove)
    },
  }
}

/** A process that only serves needs a quarter of the memory of one that has built the site before, as `start` does. */
async function serve(root: string) {
  const { code, output } = await runTickwise('build', '--root', root)
  if (code !== 0) throw new Error(`The fixture site does not build:\n${output}`)
  return { server: await startTickwiseServer('preview', '--root', root), dist: join(root, 'dist') }
}

function remove(root: string) {
  rmSync(root, { recursive: true, force: true })
}
