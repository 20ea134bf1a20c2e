import { createServer } from 'vite'
import { findUnreadableConfig } from '../../checks/site-files.ts'
import { PortInUseError } from '../command-line/port-in-use-error.ts'
import { reportProblems } from '../report-problems.ts'
import { createViteConfig, type Folders } from '../vite-config.ts'

/** Starts the development server. Rejects with PortInUseError when the port is taken, with BuildFailure without a readable configuration. */
export async function startDevServer(folders: Folders, port: number) {
  reportProblems(findUnreadableConfig(folders.root))
  const server = await createServer({
    ...createViteConfig(folders),
    server: { port, strictPort: true, host: '127.0.0.1' },
  })
  await server.listen().catch(error => {
    // Vite's error has no code, only this message: `Port 3000 is already in use`.
    throw /port \d+ is already in use/i.test(String(error)) ? new PortInUseError() : error
  })
  console.log(`developing ${folders.root} at http://localhost:${port}`)
}
