import type { Files } from '../context/files.ts'
import { filePath, signalMissing } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { joinBytes } from '../text/bytes.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import type { Value } from '../values/value.ts'
import {
  type CompressionStatistics,
  compressBytes,
  expandBytes,
  isCompressedFile,
  type MessageCompression,
  markLength,
  readStatistics,
} from './compressed-bytes.ts'
import {
  type ChooseParameters,
  type CompressionParameters,
  readDefaults,
  readParameters,
  readParametersByName,
} from './compression-parameters.ts'

/** The file with the names of the columns of a splayed table, which is never compressed. */
const columnList = '.d'

const nameOfFile = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/**
 * The disk of a session that compresses files: what it reads is what a file held before it was compressed. What it writes is
 * compressed as the session asks for.
 */
export class CompressingDisk implements Files {
  /** The parameters of the files that `compressTo` writes. */
  private explicit: ChooseParameters | undefined
  /** Whether a file that becomes longer keeps its compression. */
  private isAppending = false

  constructor(
    /** The files as they are. */
    readonly disk: Files,
    readonly session: Session,
    private readonly library: MessageCompression,
  ) {}

  get folder(): string {
    return this.disk.folder
  }

  set folder(folder: string) {
    this.disk.folder = folder
  }

  get isReadOnly(): boolean {
    return this.disk.isReadOnly
  }

  set isReadOnly(isReadOnly: boolean) {
    this.disk.isReadOnly = isReadOnly
  }

  get computer(): number {
    return this.disk.computer
  }

  measureBytes(): number {
    return this.disk.measureBytes()
  }

  /** For a file handle, which appends, or for another process. */
  openView(): CompressingDisk {
    const view = new CompressingDisk(this.disk.openView(), this.session, this.library)
    view.isAppending = true
    return view
  }

  readFile(path: string, length?: number): Uint8Array | undefined {
    const start = this.disk.readFile(path, length && Math.max(length, markLength))
    if (!start || !isCompressedFile(start)) return start
    const file = this.disk.readFile(path) ?? start
    return findExpanded(file) ?? rememberExpanded(file, expandBytes(file, path, this.library))
  }

  writeFile(path: string, bytes: Uint8Array): void {
    // What was read from a compressed file and is written unchanged is a file that gets another name.
    const file = originals.get(bytes)
    this.disk.writeFile(path, file && !this.explicit ? file : this.compress(bytes, this.chooseParameters(path, bytes)))
  }

  /** A compressed file is compressed anew. */
  appendFile(path: string, bytes: Uint8Array): void {
    const before = this.readFile(path)
    const statistics = before && this.readStatistics(path)
    if (statistics) this.disk.writeFile(path, compressBytes(joinBytes([before, bytes]), statistics, this.library))
    else this.disk.appendFile(path, bytes)
  }

  addFolder(path: string): void {
    this.disk.addFolder(path)
  }

  deleteFile(path: string): boolean {
    return this.disk.deleteFile(path)
  }

  listFolder(path: string): string[] | undefined {
    return this.disk.listFolder(path)
  }

  resolve(path: string): string {
    return this.disk.resolve(path)
  }

  leavesFolder(folder: string, path: string): boolean {
    return this.disk.leavesFolder(folder, path)
  }

  /** How a file is compressed; undefined if it is not, or does not exist. */
  readStatistics(path: string): CompressionStatistics | undefined {
    const file = this.disk.readFile(path)
    return file && isCompressedFile(file) ? readStatistics(file) : undefined
  }

  /** Compresses a file to another one; without parameters, writes it as it was before it was compressed. */
  compressFile(source: string, target: string, parameters: CompressionParameters | undefined): void {
    const bytes = this.readFile(source) ?? signalMissing(source)
    this.disk.writeFile(target, this.compress(bytes, parameters))
  }

  private compress(bytes: Uint8Array, parameters: CompressionParameters | undefined): Uint8Array {
    return parameters ? compressBytes(bytes, parameters, this.library) : bytes
  }

  /** Calls `write` with the file of `` (`:f;17;2;6) `` or `` (`:dir/;dictionary) `` and compresses what it writes as these say. */
  compressTo(descriptor: Value, write: (file: Value) => Value): Value {
    const [file, ...settings] = itemsOf(descriptor)
    const [first] = settings
    if (!file || !first) return signal('type')
    filePath(file)
    this.explicit =
      settings.length === 1 ? readParametersByName(first, this.defaults) : always(readParameters(settings))
    try {
      return write(file)
    } finally {
      this.explicit = undefined
    }
  }

  /** Runs an action that changes files: those that become longer keep their compression, or that they have none. */
  keepCompression(action: () => void): void {
    this.isAppending = true
    try {
      action()
    } finally {
      this.isAppending = false
    }
  }

  /** What `.z.zd` says now. */
  private get defaults(): ChooseParameters {
    return readDefaults(this.session.getGlobal('.z.zd'))
  }

  private chooseParameters(path: string, bytes: Uint8Array): CompressionParameters | undefined {
    const name = nameOfFile(path)
    if (name === columnList) return undefined
    if (this.explicit) return this.explicit(name)
    if (this.isAppending) {
      const before = this.disk.readFile(path)
      const statistics = this.readStatistics(path)
      if (before && bytes.length > (statistics?.uncompressedLength ?? before.length)) return statistics
    }
    // The defaults are for values, which start with this byte. No text does.
    return bytes[0] === 0xff ? this.defaults(name) : undefined
  }
}

const always = (parameters: CompressionParameters | undefined) => () => parameters

/** What compressed files held, as long as it is in use: the same bytes let the interpreter recognise a column that it knows. */
const expandedFiles = new WeakMap<Uint8Array, WeakRef<Uint8Array>>()
/** The compressed file that bytes were read from. */
const originals = new WeakMap<Uint8Array, Uint8Array>()

const findExpanded = (file: Uint8Array): Uint8Array | undefined => expandedFiles.get(file)?.deref()

function rememberExpanded(file: Uint8Array, bytes: Uint8Array): Uint8Array {
  expandedFiles.set(file, new WeakRef(bytes))
  originals.set(bytes, file)
  return bytes
}
