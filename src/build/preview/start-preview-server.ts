import { statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { PortInUseError } from '../command-line/port-in-use-error.ts'
import { createSiteHandler } from './site-handler.ts'

/** Serves a built site on this machine as a good host would. Rejects with PortInUseError when the port is taken. */
export async function startPreviewServer(folder: string, port: number): Promise<Server> {
  let site: { buildTime: number; handle: ReturnType<typeof createSiteHandler> } | undefined
  const server = createServer((request, response) => {
    try {
      // A new build replaces the folder, so a new handler is created, which has no files in memory.
      const buildTime = statSync(join(folder, '_headers'), { throwIfNoEntry: false })?.mtimeMs ?? 0
      if (site?.buildTime !== buildTime) site = { buildTime, handle: createSiteHandler(folder) }
      site.handle(request, response)
    } catch (error) {
      console.error(error)
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError() : error),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}
