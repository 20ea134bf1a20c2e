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
const usualPaths = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const arialOnDebian = '/usr/share/fonts/truetype/liberation'

/**
 * Path of a Chrome or Chromium: CHROME_PATH, then PATH, then the usual paths. If there is none, it is installed when
 * run as root on Debian; elsewhere the error says what to do. With it comes a font that is as wide as Arial: without
 * one, Debian's text is a fifth wider, and boxes are not as large as tests expect.
 */
export function findBrowser(): string {
  if (!existsSync(arialOnDebian)) installPackages('fonts-liberation')
  const found = lookForBrowser()
  if (found) return found
  installPackages('chromium-headless-shell')
  const installed = lookForBrowser()
  if (installed) return installed
  throw new Error('The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to its executable.')
}

function lookForBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap(folder => names.map(name => join(folder, name)))
  return [process.env.CHROME_PATH ?? '', ...onPath, ...usualPaths].find(path => path !== '' && existsSync(path))
}
