// Written out: the interpreter's own table brings the arrays of all types, and this script has no use for them.
const names: Record<number, string> = {
  1: 'boolean',
  2: 'guid',
  4: 'byte',
  5: 'short',
  6: 'int',
  7: 'long',
  8: 'real',
  9: 'float',
  10: 'char',
  11: 'symbol',
  12: 'timestamp',
  13: 'month',
  14: 'date',
  15: 'datetime',
  16: 'timespan',
  17: 'minute',
  18: 'second',
  19: 'time',
}

/**
 * What `type` says by a number, in words: `-9h` is "a float atom", `98h` "a table". Undefined for any other text, and
 * for types without a name here, such as enumerations. The numbers are those of https://code.kx.com/q/basics/datatypes/.
 */
export function describeType(printed: string): string | undefined {
  const number = /^-?\d{1,3}(?=h$)/.exec(printed)?.[0]
  if (number === undefined) return undefined
  const type = Number(number)
  if (type === 0) return 'a general list'
  if (type === 10) return 'a string'
  if (type === 98) return 'a table'
  if (type === 99) return 'a dictionary or keyed table'
  if (type >= 100 && type <= 111) return type === 101 ? 'a primitive or no value' : 'a function'
  const name = names[Math.abs(type)]
  return name && `${/^i/.test(name) ? 'an' : 'a'} ${name} ${type < 0 ? 'atom' : 'list'}`
}
