// Keeps what builds made, in one file that grows and an index that says where in it each result is.
import { randomUUID } from 'node:crypto'
import {
  appendFileSync,
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { ignoreFileErrors } from './files.ts'

/** Results that this many builds did not use are removed. */
const maxBuildsUnused = 5
/** New results are written whenever they have this many bytes. */
const bufferSize = 8_000_000
const hourMs = 60 * 60 * 1000

/** Where a result is in the data file, and how many builds ago it was used last. */
type Entry = [offset: number, length: number, checksum: number, age: number]

interface Index {
  version: string
  /** Name of the data file. */
  data: string
  entries: [key: string, entry: Entry][]
}

/**
 * The results kept under `name` in `folder`. Those of another `version` are ignored, and removed by `save`. Without access to the
 * folder nothing is kept. If two builds write at once, the results of one of them may be lost; a damaged one is never returned.
 */
export class ResultStore {
  readonly #folder: string
  readonly #name: string
  readonly #version: string
  readonly #entries: Map<string, Entry>
  readonly #used = new Set<string>()
  /** Of another version, or of this store before it was written anew. */
  readonly #replacedData: string | undefined
  #data: string
  #file: number | undefined
  readonly #pending = new Map<string, Buffer>()
  #pendingBytes = 0

  constructor(folder: string, name: string, version: string) {
    this.#folder = folder
    this.#name = name
    this.#version = version
    const index = readIndex(join(folder, `${name}.json`))
    const isOfVersion = index?.version === version
    this.#data = isOfVersion ? index.data : this.#createDataName()
    this.#entries = new Map(isOfVersion ? index.entries : [])
    this.#replacedData = index?.data
  }

  /** The bytes kept under `key`; undefined where there are none, or where the file was cut or damaged. */
  read(key: string): Buffer | undefined {
    if (this.#pending.has(key)) this.#flush()
    const entry = this.#entries.get(key)
    const bytes = entry && ignoreFileErrors(() => readEntry(this.#open(), entry))
    if (bytes) this.#used.add(key)
    else this.#entries.delete(key)
    return bytes
  }

  /** Whether there is a result under `key`, which then counts as used. */
  has(key: string): boolean {
    const isKept = this.#entries.has(key) || this.#pending.has(key)
    if (isKept) this.#used.add(key)
    return isKept
  }

  write(key: string, bytes: Buffer) {
    this.#used.add(key)
    this.#pending.set(key, bytes)
    this.#pendingBytes += bytes.length
    if (this.#pendingBytes > bufferSize) this.#flush()
  }

  /** Lets later builds know what was written. Without this, as after an interruption, they find what this one found. */
  save() {
    this.#flush()
    ignoreFileErrors(() => {
      this.#dropUnused()
      this.#compact()
      this.#writeIndex()
      this.#removeOtherData()
    })
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }

  /** Under another name first: another build may be reading. */
  #writeIndex() {
    const index: Index = { version: this.#version, data: this.#data, entries: [...this.#entries] }
    const file = join(this.#folder, `${this.#name}.json`)
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(index))
    renameSync(`${file}.${process.pid}`, file)
  }

  #createDataName(): string {
    return `${this.#name}-${randomUUID()}.data`
  }

  /** Opens the data file for reading and appending. */
  #open(): number {
    if (this.#file === undefined) {
      mkdirSync(this.#folder, { recursive: true })
      this.#file = openSync(join(this.#folder, this.#data), 'a+')
    }
    return this.#file
  }

  #flush() {
    ignoreFileErrors(() => this.#append([...this.#pending], 0))
    this.#pending.clear()
    this.#pendingBytes = 0
  }

  #append(results: [key: string, bytes: Buffer][], age: number) {
    if (results.length === 0) return
    let { size } = fstatSync(this.#open())
    appendFileSync(this.#open(), Buffer.concat(results.map(([, bytes]) => bytes)))
    for (const [key, bytes] of results) {
      this.#entries.set(key, [size, bytes.length, crc32(bytes), age])
      size += bytes.length
    }
  }

  #dropUnused() {
    for (const [key, [offset, length, checksum, age]] of this.#entries) {
      const newAge = this.#used.has(key) ? 0 : age + 1
      if (newAge > maxBuildsUnused) this.#entries.delete(key)
      else this.#entries.set(key, [offset, length, checksum, newAge])
    }
  }

  /** Writes another data file with what is still needed, if that is less than half of this one. */
  #compact() {
    const needed = [...this.#entries.values()].reduce((sum, [, length]) => sum + length, 0)
    if (fstatSync(this.#open()).size <= 2 * needed + bufferSize) return
    const old = { file: this.#open(), entries: [...this.#entries] }
    this.#file = undefined
    this.#data = this.#createDataName()
    this.#entries.clear()
    for (const [key, entry] of old.entries) {
      const bytes = readEntry(old.file, entry)
      if (bytes) this.#append([[key, bytes]], entry[3])
    }
    closeSync(old.file)
  }

  /** Removes the data file that is no longer in the index, and those of interrupted builds. */
  #removeOtherData() {
    for (const name of readdirSync(this.#folder)) {
      if (!name.startsWith(`${this.#name}-`) || !name.endsWith('.data') || name === this.#data) continue
      const file = join(this.#folder, name)
      const isOld = name === this.#replacedData || statSync(file).mtimeMs < Date.now() - hourMs
      if (isOld) rmSync(file, { force: true })
    }
  }
}

function readEntry(file: number, [offset, length, checksum]: Entry): Buffer | undefined {
  const bytes = Buffer.allocUnsafe(length)
  const count = readSync(file, bytes, 0, length, offset)
  return count === length && crc32(bytes) === checksum ? bytes : undefined
}

/** Undefined where there is no index, or where it is damaged. */
function readIndex(file: string): Index | undefined {
  const text = ignoreFileErrors(() => readFileSync(file, 'utf8'))
  try {
    const index: Index = JSON.parse(text ?? '')
    return typeof index.data === 'string' && Array.isArray(index.entries) ? index : undefined
  } catch {
    return undefined
  }
}
