import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createQSystem } from '../../../../tests/support/q-processes.ts'

// A certificate of its own for localhost, valid from 2020 to 2120, and the key to it; nothing else uses them.

const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg/qhGZDrdI3BjHK6o
umC8K3uo8Rl8KFmbAhD2Cf3z4eShRANCAATxYnrc7kb+p3lTrN2iolp8CTBUkRzj
9rdBgnq+B+0Ab63WNyCPL+9/2sv9RE3Ybr4IiU5uWtHqyv2z/Jnkn/Gk
-----END PRIVATE KEY-----
`

const cert = `-----BEGIN CERTIFICATE-----
MIIBYTCCAQegAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABPFietzuRv6neVOs
3aKiWnwJMFSRHOP2t0GCer4H7QBvrdY3II8v73/ay/1ETdhuvgiJTm5a0erK/bP8
meSf8aSjSDBGMBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAPBgNVHRMBAf8EBTADAQH/
MB0GA1UdDgQWBBRk5wAf8RjPuXVX/M/d+ECxOD8oPTAKBggqhkjOPQQDAgNIADBF
AiEAxvOGkKUDYqF5SqkPzX6Q2bU1AcT3hwtejb943g+2ewUCIFCIzMAIhPjvBFgK
E1B5XWK/cmak0mNyFdIL/QQH+h6l
-----END CERTIFICATE-----
`

test('.Q.hg asks a server of https whose certificate is trusted, and no other', { timeout: 300_000 }, async () => {
  const server = createServer({ key, cert }, (_, response) => response.end('secure'))
  server.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    delete process.env.NODE_EXTRA_CA_CERTS
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const system = await createQSystem()
  const input = `.Q.hg"https://localhost:${port}/"`
  expect(await system.start('').ask(input)).toMatch(/^'hop\. OS reports: /)
  writeFileSync(join(system.folder, 'cert.pem'), cert)
  process.env.NODE_EXTRA_CA_CERTS = join(system.folder, 'cert.pem')
  expect(await system.start('').ask(input)).toBe('"secure"')
})
