import { int, symbol } from '../values/construct.ts'
import { textOf } from '../values/symbols.ts'
import type { Value } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'

/** Functions of `.Q` for the addresses of hosts. Without a network, `localhost` is the only known name. */
export const hostAddressVerbs: VerbTable = {
  '.Q.addr': unary(addressOf, {
    shape: '.Q.addr host',
    help: 'gives the IP address of a host as an int, -1 for an unknown name',
    examples: [['.Q.addr`127.0.0.1', '2130706433i']],
  }),
  '.Q.host': unary(hostAt, {
    shape: '.Q.host address',
    help: 'gives the name of the host at an IP address, which is an int',
    examples: [['.Q.host .Q.addr`127.0.0.1', '`localhost']],
  }),
}

/** 127.0.0.1 as an int. */
export const localAddress = 0x7f000001

function addressOf(host: Value): Value {
  const text = textOf(host)
  if (text === 'localhost' || text === '') return int(localAddress)
  const parts = text.split('.').map(Number)
  const isAddress = parts.length === 4 && parts.every(part => Number.isInteger(part) && part >= 0 && part < 256)
  return int(isAddress ? parts.reduce((address, part) => (address << 8) | part, 0) : -1)
}

function hostAt(address: Value): Value {
  return symbol(address.kind === 'atom' && address.item === localAddress ? 'localhost' : '')
}
