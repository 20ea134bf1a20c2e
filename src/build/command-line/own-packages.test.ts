import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { listOwnPackages } from './own-packages.ts'

const manifest = JSON.stringify({ version: '0.1.0' })
const inProject = 'project/node_modules/tickwise'

test('a site made from a checkout depends on the version of the checkout', () => {
  const folder = folderForTest({ 'checkout/package.json': manifest, 'site/a': '' })
  expect(listOwnPackages(join(folder, 'checkout'), join(folder, 'site'))).toEqual({ tickwise: '0.1.0' })
})

test('the same goes for a package from a registry', () => {
  const resolved = 'https://registry.example/tickwise/-/tickwise-0.1.0.tgz'
  expect(listFromProject({ tickwise: { resolved } })).toEqual({ tickwise: '0.1.0' })
})

test('and for a package that something else than npm has installed', () => {
  const folder = folderForTest({ [`${inProject}/package.json`]: manifest, 'site/a': '' })
  expect(listOwnPackages(join(folder, inProject), join(folder, 'site'))).toEqual({ tickwise: '0.1.0' })
})

test('a site made from packed files refers to the same files from its own folder', () => {
  const packages = {
    tickwise: { resolved: 'file:../packed files/tickwise-0.1.0.tgz' },
    '@tickwise/q': { resolved: 'file:../packed files/tickwise-q-0.1.0.tgz' },
  }
  expect(listFromProject(packages)).toEqual({
    '@tickwise/q': 'file:../packed files/tickwise-q-0.1.0.tgz',
    tickwise: 'file:../packed files/tickwise-0.1.0.tgz',
  })
})

test('a packed file that is gone cannot be installed again', () => {
  const packages = { tickwise: { resolved: 'file:../gone/tickwise-0.1.0.tgz' } }
  expect(listFromProject(packages)).toEqual({ tickwise: '0.1.0' })
})

/** What a site beside a project needs if it is made by the tickwise that is installed in the project. */
function listFromProject(packages: Record<string, { resolved: string }>) {
  const installed = Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry])
  const folder = folderForTest({
    [`${inProject}/package.json`]: manifest,
    'project/node_modules/.package-lock.json': JSON.stringify({ packages: Object.fromEntries(installed) }),
    'packed files/tickwise-0.1.0.tgz': '',
    'packed files/tickwise-q-0.1.0.tgz': '',
    'site/a': '',
  })
  return listOwnPackages(join(folder, inProject), join(folder, 'site'))
}
