import { filePath, signalMissing } from '../context/memory-files.ts'
import { bytesOf } from '../text/bytes.ts'
import { boolean, int, list, long, symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { isNil } from '../values/nulls.ts'
import { Dictionary, type Value, Vector } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'
import { wholeNumber } from '../vectors/whole-number.ts'
import type { CompressingDisk } from './compressing-disk.ts'
import { readParameters } from './compression-parameters.ts'
import { gunzip, gzip } from './deflate.ts'

/** Functions of `.Q` that compress values. */
export const compressionVerbs: VerbTable = {
  '.Q.gz': unary(applyGzip, {
    shape: '.Q.gz x',
    help: 'expands a string or bytes of gzip; compresses them for (level;string)',
    examples: [
      ['.Q.gz .Q.gz(9;"hello hello")', '"hello hello"'],
      ['.Q.gz[::]', '1b'],
    ],
  }),
}

/** `.Q.gz[::]` tells that there is a library for gzip. */
function applyGzip(x: Value): Value {
  if (isNil(x)) return boolean(true)
  if (x.kind !== 'list') return like(x, gunzip(bytesOfVector(x)))
  const [level, bytes] = itemsOf(x)
  if (!level || !bytes || x.length !== 2) return signal('type')
  const number = wholeNumber(level)
  return number >= 1 && number <= 9 ? like(bytes, gzip(bytesOfVector(bytes), number)) : signal('domain')
}

const bytesOfVector = (value: Value): Uint8Array => (value.kind === 'vector' ? bytesOf(value) : signal('type'))

/** The bytes as a string for a string, else as a byte vector. */
const like = (model: Value, bytes: Uint8Array): Value =>
  model.kind === 'vector' ? new Vector(model.type, bytes) : signal('type')

/** `` -19!(`:source;`:target;17;2;6) `` compresses a file and gives the target. */
export function compressFile(disk: CompressingDisk, x: Value): Value {
  const [source, target, ...parameters] = itemsOf(x)
  if (!source || !target) return signal('type')
  disk.compressFile(filePath(source), filePath(target), readParameters(parameters))
  return target
}

/** `` -21!`:file ``: how a file is compressed; an empty dictionary if it is not. */
export function describeCompression(disk: CompressingDisk, x: Value): Value {
  const path = filePath(x)
  const statistics = disk.readStatistics(path)
  if (!statistics) return disk.readFile(path) ? new Dictionary(symbols([]), list([])) : signalMissing(path)
  const { compressedLength, uncompressedLength, algorithm, blockBits, level } = statistics
  return new Dictionary(
    symbols(['compressedLength', 'uncompressedLength', 'algorithm', 'logicalBlockSize', 'zipLevel']),
    list([long(compressedLength), long(uncompressedLength), int(algorithm), int(blockBits), int(level)]),
  )
}
