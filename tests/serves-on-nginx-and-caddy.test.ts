import { afterAll, beforeAll, describe, inject } from 'vitest'
import { readHeadersFile } from '../src/outputs/headers-file.ts'
import { readBuilt } from './built-files.ts'
import { isLong } from './is-long.ts'
import { areServersInstalled, type RunningHost, startCaddy, startNginx } from './server-hosts.ts'
import { servesAsAGoodHost } from './serving.ts'

describe.skipIf(!isLong || !areServersInstalled()).each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('%s with the configuration of the build', (_, start) => {
  let running: RunningHost
  beforeAll(async () => {
    running = await start(inject('dist'))
  })
  afterAll(() => running?.stop())

  servesAsAGoodHost(() => ({ origin: running.origin, rules: readHeadersFile(readBuilt('_headers')) }))
})
