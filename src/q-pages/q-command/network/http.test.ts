import { once } from 'node:events'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer, type Server } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createRandom } from '../../../../q/session/create-random.ts'
import { createQSystem, type QProcess } from '../../../../tests/support/q-processes.ts'
import { ServerConnection, type ServerOptions } from './server-connection.ts'

const testLimit = { timeout: 300_000 }

test('a browser gets the list of variables, tables in several formats and errors', testLimit, async () => {
  const { get, server } = await startServer()
  await server.ask('t:([]a:1 2)')
  expect(await get('/')).toMatchObject({ status: 200, text: expect.stringContaining('<frame name=v src="?t">') })
  expect(await get('/?select from t where a=2')).toMatchObject({ text: expect.stringContaining('\na\n-\n2</pre>') })
  expect(await get('/t.csv?t')).toEqual({ status: 200, type: 'text/comma-separated-values', text: 'a\n1\n2' })
  expect(await get('/t.json?t')).toEqual({ status: 200, type: 'application/json', text: '{"a":1}\n{"a":2}' })
  expect(await get('/?1+`a')).toEqual({ status: 400, type: 'text/plain', text: "'type" })
})

test('files below .h.HOME are sent, and nothing above it or behind a link that leaves it', testLimit, async () => {
  const { exchange, get, folder } = await startServer()
  mkdirSync(join(folder, 'html/sub'), { recursive: true })
  writeFileSync(join(folder, 'html/sub/a.js'), 'let a')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'html/link.txt'))
  symlinkSync(folder, join(folder, 'html/up'))
  symlinkSync(join(folder, 'html/sub'), join(folder, 'html/within'))
  expect(await get('/sub/a.js')).toEqual({ status: 200, type: 'application/javascript', text: 'let a' })
  expect(await get('/within/a.js')).toMatchObject({ status: 200 })
  const escapes = [
    '../secret.txt',
    '%2e%2e/secret.txt',
    'sub/%2e%2e%2f..%2fsecret.txt',
    'link.txt',
    'up/secret.txt',
    'a%00',
  ]
  for (const path of [...escapes, '/etc/passwd', '..\\secret.txt', 'sub']) {
    const response = await exchange(`GET /${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    expect(response, path).toMatch(/^HTTP\/1\.1 404 Not Found\r\n[\s\S]*not found: /)
  }
})

test('.z.ph, .z.pp and .z.pm get the text and the headers as they were sent', testLimit, async () => {
  const { exchange, server } = await startServer()
  await server.ask('.z.ph:.z.pp:.z.pm:{got::x;"HTTP/1.1 200 OK\\r\\n\\r\\nfine"}')
  expect(await exchange('GET /a%20b?c HTTP/1.1\r\nHost: me\r\nX-Y:  z \r\n\r\n')).toBe('HTTP/1.1 200 OK\r\n\r\nfine')
  expect(await server.ask('got')).toBe('"a%20b?c"\n`Host`X-Y!("me";,"z")')
  await exchange('POST /in HTTP/1.1\r\nContent-Length: 5\r\n\r\n1 2 3')
  expect(await server.ask('first got')).toBe('"in 1 2 3"')
  await exchange(
    'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3;x=y\r\nabc\r\n2\r\nde\r\n0\r\nTrailer: x\r\n\r\n',
  )
  expect(await server.ask('first got')).toBe('" abcde"')
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    await exchange(`${method} /x HTTP/1.0\r\n\r\n`)
    expect(await server.ask('2#got')).toBe(`\`${method}\n,"x"`)
  }
  expect(await exchange('HEAD / HTTP/1.1\r\n\r\n')).toBe('HTTP/1.1 200 OK\r\n\r\n')
})

test('a method without a handler gets 501, a handler that signals or gives no text 400', testLimit, async () => {
  const { exchange, server } = await startServer()
  expect(await exchange('POST / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 501 /)
  expect(await exchange('TRACE / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 501 /)
  await server.ask('.z.ph:{\'"no <b>"}')
  expect(await exchange('GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*\r\n\r\n'no &lt;b>$/)
  await server.ask('.z.ph:{1 2}')
  expect(await exchange('GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*'type$/)
  await server.ask('.z.ph:{hclose .z.w}')
  expect(await exchange('GET / HTTP/1.1\r\n\r\n')).toBe('')
  expect(await server.ask('count .z.W')).toBe('0')
})

test.each([
  ['a line that is no request', 'GET / HTTP/9\r\n\r\n', 400],
  ['a header without a colon', 'GET / HTTP/1.1\r\nHost\r\n\r\n', 400],
  ['a header that goes on in the next line', 'GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ['a length that is no number', 'POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\nab', 400],
  [
    'a length beside chunks',
    'POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a chunk without a length', 'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n', 400],
  ['a chunk that is too long', 'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n', 400],
  ['a content of 17 MB', 'POST / HTTP/1.1\r\nContent-Length: 17000000\r\n\r\n', 413],
  ['a chunk of 4 GB', 'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n', 413],
  ['a head without end', `GET / HTTP/1.1\r\nA: ${'x'.repeat(20_000)}`, 431],
])('%s is refused', async (_, text, status) => {
  expect(await sendTo(await startConnections(), text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('a client that does not end what it sends is dropped', async () => {
  const port = await startConnections({ origins: [], patienceMs: 100 })
  expect(await sendTo(port, 'GET / HTTP/1.1\r\nHost: a')).toMatch(/^HTTP\/1\.1 408 /)
  expect(await sendTo(port, 'POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\nab')).toMatch(/^HTTP\/1\.1 408 /)
  expect(await sendTo(port, 'ann:pear')).toBe('')
})

test('a request that arrives byte by byte is read, also if the client then sends no more', testLimit, async () => {
  const { server, port } = await startServer()
  await server.ask('.z.pp:{.h.hy[`txt;first x]};')
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  const received: Uint8Array[] = []
  socket.on('data', part => received.push(part))
  for (const byte of 'POST /x HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n') {
    socket.write(byte)
    await new Promise(resolve => setImmediate(resolve))
  }
  socket.end()
  await once(socket, 'close')
  expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\nx ab$/)
})

test('a client is told to go on with a content that it announces', testLimit, async () => {
  const { exchange, server } = await startServer()
  await server.ask('.z.pp:{.h.hy[`txt;first x]};')
  const head = 'POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n'
  expect(await exchange(`${head}ab`)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/)
})

test('-b keeps requests from changing variables', testLimit, async () => {
  const { get, server } = await startServer('-b')
  expect(await get('/?a:1')).toMatchObject({ status: 400, text: expect.stringContaining('noupdate') })
  expect(await server.ask('a')).toMatch(/^'a\n/)
})

test('exit in a handler ends the process', testLimit, async () => {
  const { exchange, server } = await startServer()
  await server.ask('.z.exit:{-1"left ",string x};')
  await exchange('GET /?exit%203 HTTP/1.1\r\n\r\n')
  expect(await server.end()).toBe(3)
  expect(server.output.match(/left 3/g)).toHaveLength(1)
})

test('random bytes behind the start of a request leave the process as it was', testLimit, async () => {
  const { exchange, server } = await startServer()
  const random = createRandom(501)
  const starts = [
    'GET ',
    'GET / HTTP/1.1\r\n',
    'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n',
    'PUT / HTTP/1.1\r\nContent-Length: ',
  ]
  for (let round = 0; round < 80; round++) {
    const bytes = Uint8Array.from({ length: 1 + random() * 200 }, () => random() * (round % 2 ? 256 : 64))
    const end = Buffer.from('\r\n\r\n')
    await exchange(Buffer.concat([Buffer.from(starts[round % 4] ?? ''), bytes, end]), { isEnded: true })
  }
  expect(await server.ask('1+1')).toBe('2')
  expect(server.output).not.toContain('internal')
})

test.each([
  ['a page of another site', 'Origin: http://evil.example', 403],
  ['an image in a page of another site', 'Sec-Fetch-Site: cross-site', 403],
  ['a page of another port', 'Sec-Fetch-Site: same-site\r\nOrigin: http://localhost:3000', 403],
  ['a page without an origin', 'Origin: null', 403],
  ['a link in a browser that does not tell of sites', 'User-Agent: Mozilla/5.0', 403],
  [
    'a page whose name now leads here',
    'Host: evil.example:5010\r\nUser-Agent: Mozilla/5.0\r\nSec-Fetch-Site: same-origin',
    403,
  ],
  ['an address that was typed', 'Sec-Fetch-Site: none\r\nUser-Agent: Mozilla/5.0', 200],
  ['a page of the process itself', 'Sec-Fetch-Site: same-origin\r\nOrigin: http://localhost:5010', 200],
  ['such a page in a browser that does not tell', 'User-Agent: Mozilla/5.0\r\nReferer: http://localhost:5010/', 200],
  ['a program', 'User-Agent: curl/8', 200],
  ['a page that is allowed', 'Sec-Fetch-Site: cross-site\r\nOrigin: http://friend.example', 200],
])('a request of %s (%s) gets %i', async (_, fields, status) => {
  const port = await startConnections({ origins: ['http://friend.example'], patienceMs: 10_000 })
  const host = fields.startsWith('Host') ? '' : 'Host: localhost:5010\r\n'
  expect(await sendTo(port, `GET /?1+1 HTTP/1.1\r\n${host}${fields}\r\n\r\n`)).toMatch(
    new RegExp(`^HTTP/1\\.1 ${status} `),
  )
})

test('a websocket of a page of another site is refused, unless its origin is allowed', testLimit, async () => {
  const { exchange, server } = await startServer('--allow-origin http://friend.example')
  await server.ask('.z.wo:{-1"open"};')
  const upgrade = 'GET / HTTP/1.1\r\nHost: localhost\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
  expect(await exchange(`${upgrade}Origin: http://evil.example\r\n\r\n`)).toMatch(/^HTTP\/1\.1 403 /)
  const allowed = exchange(`${upgrade}Origin: http://friend.example\r\n\r\n`)
  await server.awaitOutput(/open\n/)
  await server.ask('hclose each key .z.W;')
  expect(await allowed).toMatch(/^HTTP\/1\.1 101 /)
})

test('.z.pw checks the user of basic authentication', testLimit, async () => {
  const { exchange, server } = await startServer()
  await server.ask('.z.pw:{[u;p](u;p)~(`ann;"pl:um")};.z.ph:{.h.hy[`txt;string .z.u]};')
  const ask = (credentials: string) =>
    exchange(`GET / HTTP/1.1\r\nAuthorization: Basic ${Buffer.from(credentials).toString('base64')}\r\n\r\n`)
  expect(await ask('ann:pl:um')).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\nann$/)
  expect(await ask('ann:pear')).toMatch(/^HTTP\/1\.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm="q"\r\n/)
  expect(await exchange('GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 401 /)
})

test('.z.ac names the user, refuses, answers itself or leaves it to .z.pw', testLimit, async () => {
  const { exchange, server } = await startServer()
  await server.ask('.z.pw:{[u;p]u~`ann};.z.ph:{.h.hy[`txt;string .z.u]};')
  await server.ask('.z.ac:{v:"J"$first x;$[v=9;\'"odd";(v;(1 2 4!("bob";"HTTP/1.1 302 Found\\r\\n\\r\\n";""))v)]};')
  const ask = (path: string, fields = '') => exchange(`GET /${path} HTTP/1.1\r\n${fields}\r\n`)
  expect(await ask('1')).toMatch(/\r\n\r\nbob$/)
  expect(await ask('2')).toBe('HTTP/1.1 302 Found\r\n\r\n')
  expect(await ask('4', `Authorization: Basic ${Buffer.from('ann:').toString('base64')}\r\n`)).toMatch(/\r\n\r\nann$/)
  for (const path of ['0', '3', '4', '9']) expect(await ask(path)).toMatch(/^HTTP\/1\.1 401 /)
})

test('a connection stays open if the response says so and tells its length', testLimit, async () => {
  const { exchange, server } = await startServer()
  await server.ask(
    '.z.ph:{"HTTP/1.1 200 OK\\r\\nConnection: ",.h.ka[2000i],"\\r\\nContent-Length: 1\\r\\n\\r\\n",first x};',
  )
  const three = 'GET /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\n\r\nGET /c HTTP/1.1\r\nConnection: close\r\n\r\n'
  expect((await exchange(three)).match(/.$|.(?=HTTP)/gs)).toEqual(['a', 'b', 'c'])
})

test('one process asks another by .Q.hg and .Q.hp', testLimit, async () => {
  const { server, system, port } = await startServer()
  await server.ask('t:([]a:1 2);.z.pp:{.h.hy[`txt;reverse first x]};')
  const client = system.start('')
  expect(await client.ask(`.Q.hg"http://localhost:${port}/t.csv?select from t"`)).toBe('"a\\n1\\n2"')
  expect(await client.ask(`.Q.hp["http://127.0.0.1:${port}";.h.ty\`txt;"abc"]`)).toBe('"cba "')
  expect(await client.ask(`15#(\`$":http://localhost:${port}")"GET /?1 HTTP/1.1\\r\\n\\r\\n"`)).toBe(
    '"HTTP/1.1 200 OK"',
  )
  await server.ask('.z.pw:{[u;p](u;p)~(`ann;"plum")};.z.ph:{.h.hy[`txt;"hello ",string .z.u]};')
  expect(await client.ask(`.Q.hg"http://ann:plum@localhost:${port}"`)).toBe('"hello ann"')
  expect(await client.ask(`.Q.hg"http://localhost:${port}"`)).toBe('""')
  expect(await server.ask(`.Q.hg"http://localhost:${port}"`)).toMatch(/^'deadlock\n/)
})

test('.Q.hg reads chunks, follows no redirection, and signals what goes wrong', testLimit, async () => {
  const pages = await startNodeServer(
    createServer((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: '/' }).end('moved')
      else if (request.url === '/chunks') response.write('ab', () => response.end('c'))
      else response.socket?.end('HTTP/1.1 200 OK\r\n\r\nno length')
    }),
  )
  const { system } = await startServer()
  const client = system.start('')
  const ask = (path: string) => client.ask(`.Q.hg"http://localhost:${pages}/${path}"`)
  expect(await ask('chunks')).toBe('"abc"')
  expect(await ask('moved')).toBe('"moved"')
  expect(await ask('')).toMatch(/^'close\n/)
  expect(await client.ask('.Q.hg"http://localhost:1/"')).toMatch(/^'hop\. OS reports: Connection refused\n/)
  expect(await client.ask('.Q.hg"http://nowhere.invalid/"')).toMatch(/^'(?:nowhere\.invalid|hop)\. OS reports: /)
})

async function startServer(options = '') {
  const system = await createQSystem()
  const server = system.start(`-p 5010 ${options}`)
  expect(await server.ask('1+1')).toBe('2')
  const port = Number(system.withPorts('5010'))
  return {
    server: server as QProcess,
    system,
    port,
    folder: system.folder,
    exchange: (data: string | Uint8Array, { isEnded = false } = {}) => sendTo(port, data, isEnded),
    get: async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`)
      return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
    },
  }
}

/** Connections as those of a process that answers every request with 200. */
async function startConnections(options: ServerOptions = { origins: [], patienceMs: 10_000 }): Promise<number> {
  const ok = Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
  return startNodeServer(
    createTcpServer({ allowHalfOpen: true }, socket => {
      const connection = new ServerConnection(
        -1,
        socket,
        ({ kind }) => {
          if (kind === 'request') connection.respond(ok)
        },
        options,
      )
    }),
  )
}

async function startNodeServer(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Sends bytes to a port and gives all that comes back until the connection is closed. */
async function sendTo(port: number, data: string | Uint8Array, isEnded = false): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  const received: Uint8Array[] = []
  socket.on('data', part => received.push(part))
  socket.on('error', () => undefined) // The server may close while something is sent.
  if (isEnded) socket.end(data)
  else socket.write(data)
  await once(socket, 'close')
  return Buffer.concat(received).toString()
}
