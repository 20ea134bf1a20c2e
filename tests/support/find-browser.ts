import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './hosts/install-packages.ts'

// Headless shells first: a page takes two thirds of the processor time there.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const usualPlaces = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Path of a Chrome or Chromium: CHROME_PATH, then PATH, then the usual places. Where there is none and this is root on
 * Debian, its package is installed; elsewhere the error says what to do.
 */
export function findBrowser(): string {
  const found = foundBrowser()
  if (found) return found
  installPackages('chromium-headless-shell')
  const installed = foundBrowser()
  if (installed) return installed
  throw new Error('The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to its executable.')
}

function foundBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap(folder => names.map(name => join(folder, name)))
  return [process.env.CHROME_PATH ?? '', ...onPath, ...usualPlaces].find(path => path !== '' && existsSync(path))
}
