import { signal } from '../values/errors.ts'
import { itemAt, itemsOf } from '../values/items.ts'
import { isNil } from '../values/nulls.ts'
import { textsOf } from '../values/symbols.ts'
import type { Value } from '../values/value.ts'
import { wholeNumber } from '../vectors/whole-number.ts'

/** How a file is compressed. https://code.kx.com/q/kb/file-compression/#compression-parameters */
export interface CompressionParameters {
  /** The file is compressed in blocks of 2 to the power of this many bytes. */
  blockBits: number
  algorithm: number
  level: number
}

// The algorithms that exist here; 0 stands for no compression.
const ipcAlgorithm = 1
export const gzipAlgorithm = 2

const [minBlockBits, maxBlockBits] = [12, 20] as const
const maxGzipLevel = 9

/** Those of other libraries: Snappy, LZ4 and Zstandard. */
const isMissing = (algorithm: number) => algorithm >= 3 && algorithm <= 5

/** The parameters in `17 2 6`; undefined if its algorithm is 0. */
export function readParameters(values: readonly Value[]): CompressionParameters | undefined {
  const [blockBits = Number.NaN, algorithm = Number.NaN, level = Number.NaN] = values.map(wholeNumber)
  if (values.length !== 3) return signal('length')
  if (algorithm === 0) return undefined
  if (isMissing(algorithm)) return signal('nyi')
  const parameters = { blockBits, algorithm, level: algorithm === ipcAlgorithm ? 0 : level }
  if (!(blockBits >= minBlockBits && blockBits <= maxBlockBits))
    return signal('disk compression - bad logicalBlockSize')
  return areValid(parameters) ? parameters : signal('domain')
}

/** Whether a compressed file may have these parameters. */
export function areValid({ blockBits, algorithm, level }: CompressionParameters): boolean {
  return (
    blockBits >= minBlockBits &&
    blockBits <= maxBlockBits &&
    (algorithm === ipcAlgorithm ? level === 0 : algorithm === gzipAlgorithm && level >= 0 && level <= maxGzipLevel)
  )
}

/** The parameters for files by their names, without folders. */
export type ChooseParameters = (name: string) => CompressionParameters | undefined

/** Reads ``` ``a!(17 2 9;17 2 6) ```, which has parameters for names and, at the empty symbol, for all others. */
export function readParametersByName(dictionary: Value, fallback: ChooseParameters): ChooseParameters {
  if (dictionary.kind !== 'dictionary') return signal('type')
  const names = textsOf(dictionary.keys)
  const entries = new Map<string, CompressionParameters | undefined>()
  for (const [i, name] of names.entries()) {
    const value = itemAt(dictionary.values, i)
    // A dictionary in a namespace has `::` at the empty symbol.
    if (!isNil(value)) entries.set(name, readParameters(itemsOf(value)))
  }
  return name => {
    const found = entries.has(name) ? name : ''
    return entries.has(found) ? entries.get(found) : fallback(name)
  }
}

/** What `.z.zd` says: parameters or a dictionary of them. It does not apply to names with an extension. */
export function readDefaults(defaults: Value | undefined): ChooseParameters {
  if (!defaults) return () => undefined
  const choose =
    defaults.kind === 'dictionary'
      ? readParametersByName(defaults, () => undefined)
      : () => readParameters(itemsOf(defaults))
  return name => (name.includes('.') ? undefined : choose(name))
}
