import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../../tests/support/folder-for-test.ts'
import { ComputerSockets } from './computer-sockets.ts'

test('waiting for a thread that ends by a fault is an error, not a wait without end', async () => {
  const code = `import { workerData } from 'node:worker_threads'
    const { port, signals } = workerData
    port.on('message', ({ kind }) => {
      if (kind === 'end') return port.close()
      Atomics.store(signals, 2, 1)
      Atomics.add(signals, 0, 1)
      Atomics.notify(signals, 0)
    })`
  const sockets = new ComputerSockets(
    () => undefined,
    [],
    pathToFileURL(join(folderForTest({ 'worker.mjs': code }), 'worker.mjs')),
  )
  sockets.listen('', 5010)
  expect(() => sockets.nextEvent(Number.POSITIVE_INFINITY)).toThrow('The thread of the sockets has ended.')
  await sockets.end()
})
