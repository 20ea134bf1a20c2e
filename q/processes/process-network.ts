import type { Network, Socket } from '../context/session.ts'
import { isHandle } from '../evaluate/apply.ts'
import { serialize } from '../serialize/serialize.ts'
import { chars, emptyList, int, list, longs, symbol, symbols } from '../values/construct.ts'
import { QError, signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { isNil, nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { nullInt, Type } from '../values/types.ts'
import { Dictionary, type Value, Vector } from '../values/value.ts'
import { type Address, isLocalHost, parseAddress, parseWebSocket, readAddress } from './addresses.ts'
import { Endpoint, localAddress } from './connection.ts'
import type { MainLoop } from './main-loop.ts'
import type { Process } from './process.ts'

/** Gives the session of a process the clock of the machine, the network and the variables that depend on connections. */
export function extendSession(process: Process, network: Network = new ProcessNetwork(process)): void {
  const { session, scheduler } = process
  session.clock = () => scheduler.now()
  session.network = network
  for (const [name, read] of Object.entries(processVariables(process))) session.globals.defineComputed(name, read)
}

function processVariables({ id, user, loop, commandLine }: Process): Record<string, () => Value> {
  const { file, parameters, words } = commandLine
  const handles = () =>
    new Vector(
      Type.int,
      Int32Array.from(loop.listEndpoints(), ({ handle }) => handle),
    )
  const queuedBytes = () => longs(loop.listEndpoints().map(endpoint => endpoint.queuedBytes))
  return {
    '.z.w': () => int(loop.current?.handle ?? 0),
    '.z.u': () => symbol(loop.current ? loop.current.user : user),
    '.z.a': () => int(loop.current?.address ?? localAddress),
    '.z.H': handles,
    '.z.W': () => new Dictionary(handles(), queuedBytes()),
    '.z.i': () => int(id),
    '.z.f': () => symbol(file),
    '.z.x': () => strings(parameters),
    '.z.X': () => strings(words),
  }
}

const strings = (texts: readonly string[]) => (texts.length ? list(texts.map(chars)) : emptyList)

const acceptedResponse = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
const refusedResponse = 'HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n'

/** What the code of a process can do with connections, ports and timers. */
export class ProcessNetwork implements Network {
  constructor(protected readonly process: Process) {}

  /** `hopen`. A process that connects to its own port gets the handle 0, which is itself. */
  open(target: Value): Value {
    return int(this.connect(readAddress(target))?.handle ?? 0)
  }

  /**
   * `` `::5010"query" ``, `` `::[(`::5010;100);"query"] ``, `` (`$":ws://host:6000")request ``, and `:http://host:5010/path`,
   * which `.Q.hg` asks without arguments and `.Q.hp` with a media type and a text.
   */
  ask(text: string, args: readonly Value[]): Value | undefined {
    const [first, second] = args
    const webSocket = parseWebSocket(text)
    if (webSocket) return this.openWebSocket(webSocket, first ?? nil)
    const [, host, port = ':80', path = ''] = /^:http:\/\/([^:/?]+)(:\d+)?\/?(.*)/s.exec(text) ?? []
    if (host) return this.sendRequest(host + port, path, args)
    if (text === '::' && first && second) return this.askOnce(readAddress(first), second)
    const address = first && parseAddress(text)
    return address && this.askOnce(address, first)
  }

  runInternal(number: number, x: Value): Value | undefined {
    if (number === -25) return this.sendToAll(x)
    return number === -30 ? this.answerLater(x) : undefined
  }

  findSocket(handle: number): Socket | undefined {
    return this.process.loop.findEndpoint(handle)
  }

  runCommand(letters: string, argument: string): Value | undefined {
    if (letters === 'p') return this.runPortCommand(argument)
    return letters === 't' ? this.runTimerCommand(argument) : undefined
  }

  /**
   * Connects to the process that listens on a port; `greet` is called with its end. Undefined if that is this process. All
   * processes run on one computer.
   */
  protected connect(
    { host, port, user, password, timeout, isWebSocket }: Address,
    greet = (server: MainLoop, endpoint: Endpoint) => server.announce(endpoint),
  ): Endpoint | undefined {
    if (!isLocalHost(host)) signal(`${host}. OS reports: Name or service not known`)
    const client = this.process
    const server = port ? client.scheduler.findListener(port) : undefined
    if (!server) return signal('hop. OS reports: Connection refused')
    if (server === client) return undefined
    if (server.loop.isBusy)
      return signal(
        timeout !== undefined ? 'timeout' : `deadlock: ${server.loop.label} cannot answer ${client.loop.label}`,
      )
    const endpoints = Endpoint.connect({
      client: client.loop,
      server: server.loop,
      user: user || client.user,
      isWebSocket,
    })
    if (!server.loop.admits(endpoints.server, password)) {
      endpoints.server.close()
      endpoints.client.close()
      return signal('access')
    }
    greet(server.loop, endpoints.server)
    return endpoints.client
  }

  /** Sends a request over HTTP and gives the response. */
  private sendRequest(host: string, path: string, [, content]: readonly Value[]): Value {
    const text = content ? `${path} ${textOf(content)}` : path
    const request = list([chars(text), new Dictionary(symbols(['Host']), list([chars(host)]))])
    let response: Value = nil
    const endpoint = this.connect(readAddress(chars(`:${host}`)), (server, client) => {
      const outcome = server.callHandler(content ? '.z.pp' : '.z.ph', [request], client)
      client.release()
      if ('value' in outcome) response = outcome.value
      else if ('error' in outcome) response = chars(`'${outcome.error.message}`)
    })
    ;(endpoint ?? signal('deadlock')).release()
    return response
  }

  private askOnce(address: Address, question: Value): Value {
    const endpoint = this.connect(address)
    if (!endpoint) return this.process.session.evaluateMessage(question)
    try {
      return endpoint.ask(question)
    } finally {
      endpoint.close()
    }
  }

  /** Gives the handle and the HTTP response of the server; the null handle if the server refused. */
  protected openWebSocket(address: Address, _request: Value): Value {
    try {
      const { handle } = this.connect(address) ?? signal('hop. OS reports: Connection refused')
      return list([int(handle), chars(acceptedResponse)])
    } catch (error) {
      if (error instanceof QError && error.message === 'access') return list([int(nullInt), chars(refusedResponse)])
      throw error
    }
  }

  /** `-25!(handles;message)` queues one message at many handles. If one of them is no connection, it queues nothing. */
  private sendToAll(x: Value): Value {
    const [handles, message] = itemsOf(x)
    if (!handles || !message) return signal('type')
    const endpoints = itemsOf(handles).map(item => {
      const handle = handleOf(item)
      return this.process.loop.findEndpoint(handle) ?? signal(`${handle} is not an ipc handle`)
    })
    const bytes = this.process.scheduler.count(serialize(message))
    for (const endpoint of endpoints) endpoint.queue(bytes)
    return nil
  }

  /** `-30!(::)` defers the answer to the current request; `-30!(handle;isError;answer)` gives it. */
  private answerLater(x: Value): Value {
    const { loop } = this.process
    if (isNil(x)) {
      loop.deferAnswer()
      return nil
    }
    const [handle, isError, answer] = itemsOf(x)
    if (!handle || isError?.kind !== 'atom' || !answer) return signal('type')
    const endpoint = loop.findEndpoint(handleOf(handle)) ?? signal('domain')
    endpoint.answerDeferred(answer, isError.item === 1)
    return nil
  }

  /** `\p` gives the port, `\p 5010` sets it. */
  private runPortCommand(argument: string): Value {
    if (!argument) return int(this.process.port)
    this.process.listen(argument)
    return nil
  }

  /** `\t` gives the interval of the timer, `\t 500` sets it. Undefined for an expression to be timed. */
  private runTimerCommand(argument: string): Value | undefined {
    if (!argument) return int(this.process.timerInterval)
    if (!/^\d+$/.test(argument)) return undefined
    this.process.setTimer(Number(argument))
    return nil
  }
}

const handleOf = (value: Value): number => (isHandle(value) ? Number(value.item) : signal('type'))
