import { int, symbol } from '../../values/construct.ts'
import { textOf } from '../../values/text-of.ts'
import type { Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'

/** Functions of `.Q` for the addresses of machines; without a network only the own one has a name. */
export const addressVerbs: VerbTable = { '.Q.addr': unary(addressOf), '.Q.host': unary(hostAt) }

const localAddress = 0x7f000001

/** `` .Q.addr`127.0.0.1 `` as an int; -1 for names that are not known. */
function addressOf(host: Value): Value {
  const text = textOf(host)
  if (text === 'localhost' || text === '') return int(localAddress)
  const parts = text.split('.').map(Number)
  const isAddress = parts.length === 4 && parts.every(part => Number.isInteger(part) && part >= 0 && part < 256)
  return int(isAddress ? parts.reduce((address, part) => (address << 8) | part, 0) : -1)
}

/** `.Q.host 2130706433i` is `` `localhost ``; an address of another machine has no name. */
function hostAt(address: Value): Value {
  return symbol(address.kind === 'atom' && address.item === localAddress ? 'localhost' : '')
}
