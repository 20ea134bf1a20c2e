import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from '../support/hosts/install-packages.ts'

export interface EnginePaths {
  firefox: string
  webKitDriver: string
  miniBrowser: string
  xvfb: string
}

/** The programs of both engines. As root on Debian they are installed; elsewhere the error says what to install. */
export function findEngines(): EnginePaths {
  const found = foundEngines()
  if (found) return found
  installPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb')
  const installed = foundEngines()
  if (installed) return installed
  throw new Error(
    'The engine tests need Firefox (or FIREFOX_PATH), WebKitGTK’s WebKitWebDriver and Xvfb: on Debian and Ubuntu the packages firefox-esr (or firefox), webkit2gtk-driver and xvfb.',
  )
}

function foundEngines(): EnginePaths | undefined {
  const firefox = [process.env.FIREFOX_PATH, onPath('firefox-esr'), onPath('firefox')].find(
    path => path && existsSync(path),
  )
  const webKitDriver = onPath('WebKitWebDriver')
  const miniBrowser = foundMiniBrowser()
  const xvfb = onPath('Xvfb')
  return firefox && webKitDriver && miniBrowser && xvfb ? { firefox, webKitDriver, miniBrowser, xvfb } : undefined
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map(folder => join(folder, name)).find(path => existsSync(path))
}

/** Such as /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser: WebKitGTK's own browser, which is on no PATH. */
function foundMiniBrowser(): string | undefined {
  const folders = ['/usr/lib', '/usr/libexec'].filter(folder => existsSync(folder))
  const inFolders = folders.flatMap(folder => [folder, ...subfolders(folder)])
  return inFolders
    .flatMap(folder => subfolders(folder).filter(path => /\/webkit2gtk-4\.\d$/.test(path)))
    .map(folder => join(folder, 'MiniBrowser'))
    .filter(path => existsSync(path))
    .at(-1)
}

function subfolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => join(folder, entry.name))
}
