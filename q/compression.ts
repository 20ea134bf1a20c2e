import { CompressingDisk } from './compress/compressing-disk.ts'
import { compressFile, compressionVerbs, describeCompression } from './compress/compression-verbs.ts'
import type { Library, LibraryParts, Session } from './context/session.ts'
import { signal } from './values/errors.ts'
import { Primitive } from './values/value.ts'

/**
 * Compressed files and gzip: an addition to the library. A browser fetches it separately, when a program compresses something
 * or may read what is compressed. `QSession.addLibrary` takes it after the library.
 */
export const compression: Library = session => extendLibrary(session, session.library ?? signal('nyi'))

/** The library with compression from the start. */
export const withCompression =
  (library: Library): Library =>
  session => {
    const parts = library(session)
    const extended = extendLibrary(session, parts)
    return { ...extended, variables: [...parts.variables, ...extended.variables] }
  }

/** The type of a function of one argument. */
const unaryType = 101

/** Creates the functions of namespaces that compression adds. */
export const createCompressionVerbs = () =>
  Object.entries(compressionVerbs).map(
    ([name, verb]) => new Primitive(name, unaryType, verb.minRank, verb.maxRank, verb.run, verb),
  )

function extendLibrary(session: Session, library: LibraryParts): LibraryParts {
  const { files } = session
  // The files of a process that starts another may have been given to it.
  const disk = new CompressingDisk(files instanceof CompressingDisk ? files.disk : files, session, library)
  session.files = disk
  return {
    ...library,
    addition: compression,
    variables: createCompressionVerbs().map(verb => [verb.name, verb]),
    internals: new Map([
      ...library.internals,
      [-19, (_, x) => compressFile(disk, x)],
      [-21, (_, x) => describeCompression(disk, x)],
    ]),
    compressTo: (_, descriptor, write) => disk.compressTo(descriptor, write),
    storeValue(current, path, value, replaces) {
      const store = () => library.storeValue(current, path, value)
      if (replaces) store()
      else disk.keepCompression(store)
    },
    loadAddition: () => undefined,
  }
}
