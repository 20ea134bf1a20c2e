import { createServer } from 'vite'
import { PortInUseError } from '../command-line/port-in-use-error.ts'
import { createViteConfig, type Folders } from '../vite-config.ts'

/** Starts the development server. Rejects with PortInUseError when the port is taken. */
export async function startDevServer(folders: Folders, port: number) {
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
