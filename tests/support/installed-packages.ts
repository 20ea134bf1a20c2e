import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repository } from './run-tickwise.ts'

/** What packing reads. A copy is packed, since what it makes beside the sources would be in the way of other tests. */
const packed = [
  ...['bin', 'q', 'schemas', 'src', 'starter', 'tools'],
  ...[
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'LICENSE',
    'README.md',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ],
]

/**
 * Packs the generator and the interpreter with npm and unpacks both into the `node_modules` of a new folder, whose path it
 * returns. The other packages are those of the repository, as if they had been installed.
 */
export function installPackages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tickwise-packages-'))
  const copy = join(folder, 'checkout')
  for (const path of packed) cpSync(join(repository, path), join(copy, path), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'))

  const site = join(folder, 'site')
  const modules = join(site, 'node_modules')
  linkPackages(join(repository, 'node_modules'), modules)
  installPackage(copy, join(modules, 'tickwise'))
  installPackage(join(copy, 'q'), join(modules, '@tickwise/q'))
  return site
}

function linkPackages(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) if (name !== '@tickwise') symlinkSync(join(from, name), join(to, name))
}

/** Packs the package in `source`, and unpacks it into `target`. */
function installPackage(source: string, target: string) {
  const [file = ''] = execFileSync('npm', ['pack', '--silent'], { cwd: source, encoding: 'utf8' })
    .trim()
    .split('\n')
    .slice(-1)
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['xzf', join(source, file), '-C', target, '--strip-components=1'])
}
