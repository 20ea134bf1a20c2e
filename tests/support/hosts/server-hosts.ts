// nginx and Caddy as Debian packages them, run by a test with a configuration that a build wrote, on this machine alone.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isLongRun } from '../long-run.ts'
import { findFreePort } from '../run-tickwise.ts'
import { installPackages } from './install-packages.ts'

export interface RunningHost {
  origin: string
  stop: () => Promise<void>
}
type StartHost = (dist: string, base?: string) => Promise<RunningHost>

const brotliModules = ['ngx_http_brotli_static_module.so'].map(name => `/usr/lib/nginx/modules/${name}`)
const startTimeoutMs = 10_000

/** nginx and Caddy in a long run, otherwise none. Throws if they are missing and cannot be installed. */
export function listServerHosts(): [name: string, start: StartHost][] {
  if (!isLongRun) return []
  installServers()
  return [
    ['nginx', startNginx],
    ['Caddy', startCaddy],
  ]
}

/** Installs nginx and Caddy if they are missing and this runs as root on Debian; neither is started as a service. */
function installServers() {
  const areInstalled = () => isInstalled('nginx') && isInstalled('caddy')
  if (!areInstalled()) installPackages('nginx', 'caddy', 'libnginx-mod-http-brotli-static')
  if (!areInstalled())
    throw new Error('The long tests serve the site with nginx and Caddy: install both and run them again.')
}

export function supportsBrotli(): boolean {
  return brotliModules.every(file => existsSync(file))
}

/** nginx with the configuration of the site built in `dist`; it lies below `base` as the configuration says. */
async function startNginx(dist: string, base = ''): Promise<RunningHost> {
  const port = await findFreePort()
  const folder = createHostFolder(dist, base)
  const site = readFileSync(join(dist, '.hosting/nginx.conf'), 'utf8')
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`)
    .replace(/root [^;]+;/, `root ${join(folder, 'site')};`)
    .replace('# brotli_static on;', supportsBrotli() ? 'brotli_static on;' : '')
  writeFileSync(join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = `daemon off; pid ${folder}/nginx.pid; error_log stderr error; ${process.getuid?.() === 0 ? 'user root;' : ''}
${supportsBrotli() ? brotliModules.map(file => `load_module ${file};`).join('') : ''}
events {}
http { access_log off; ${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join(' ')} include ${folder}/site.conf; }
`
  writeFileSync(join(folder, 'nginx.conf'), main)
  return start('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], { port, folder })
}

/** Caddy with the configuration of the site built in `dist`. */
async function startCaddy(dist: string, base = ''): Promise<RunningHost> {
  const port = await findFreePort()
  const folder = createHostFolder(dist, base)
  // No administration port and no certificates: two tests may run beside each other, and nothing leaves this machine.
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\nimport ${dist}/.hosting/Caddyfile\n`)
  return start('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
    port,
    folder,
    env: {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: join(folder, 'site'),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  })
}

/** A new folder whose `site` is where the host looks for the built site. */
function createHostFolder(dist: string, base: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tickwise-host-'))
  const link = join(folder, 'site', base)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(dist, link)
  return folder
}

interface StartOptions {
  port: number
  folder: string
  env?: Record<string, string>
}

async function start(command: string, args: string[], { port, folder, env }: StartOptions): Promise<RunningHost> {
  const child = spawn(command, args, { env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (output += data))
  const origin = `http://127.0.0.1:${port}`
  const deadline = Date.now() + startTimeoutMs
  while (!(await isAnswering(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${command} does not answer:\n${output}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return { origin, stop: () => stop(child, folder) }
}

async function stop(child: ChildProcess, folder: string) {
  const closed = once(child, 'close')
  child.kill()
  await closed
  rmSync(folder, { recursive: true, force: true })
}

async function isAnswering(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  )
}

function isInstalled(command: string): boolean {
  return spawnSync(command, ['version'], { stdio: 'ignore' }).error === undefined
}
