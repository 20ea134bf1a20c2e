import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs Debian packages when run as root on Debian, such as in CI, without starting their services. Elsewhere it does
 * nothing, and the caller has to report what is missing.
 */
export function installPackages(...names: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log(`Installing Debian packages: ${names.join(', ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  spawnSync('apt-get', ['update'], { env })
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', ...names], {
    env,
  })
}
