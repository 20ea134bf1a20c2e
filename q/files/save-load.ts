import type { Session } from '../context/session.ts'
import { call } from '../evaluate/apply.ts'
import { symbol, symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { textsOf } from '../values/symbols.ts'
import { isSimple, Type } from '../values/types.ts'
import { Dictionary, List, type Value } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'
import { loadValue, storeValue } from './stored-values.ts'
import { joinLines } from './text-lines.ts'

/** Keywords that save global variables to files of the same name and load them again. */
export const saveLoadVerbs = (session: Session): VerbTable => ({
  save: unary(x => mapPaths(x, path => save(session, path)), {
    shape: 'save x',
    help: 'writes a variable to a file; the ending decides on the format: `t.csv',
    examples: [
      ['t:([]a:1 2);save`:t.csv', '`:t.csv'],
      ['t:([]a:1 2);save`t.csv;read0`:t.csv', ',"a"\n,"1"\n,"2"'],
    ],
  }),
  rsave: unary(x => mapPaths(x, path => saveSplayed(session, path)), {
    shape: 'rsave x',
    help: 'saves a table splayed, a file for each column',
    examples: [['t:([]a:1 2);rsave`:t', '`:t/']],
  }),
  load: unary(x => mapPaths(x, path => load(session, path)), {
    shape: 'load x',
    help: 'reads a variable from the file of the same name',
    examples: [['t:1 2;save`:t;t:0;load`:t;t', '1 2']],
  }),
  rload: unary(x => mapPaths(x, path => load(session, path)), {
    shape: 'rload x',
    help: 'reads a splayed table from its folder',
    examples: [['t:([]a:1 2);rsave`:t;t:0;rload`:t;t', 'a\n-\n1\n2']],
  }),
})

/** Applies the action to the path in each symbol, with or without a colon; its results become symbols. */
function mapPaths(x: Value, action: (path: string) => string): Value {
  if (!isSimple(x) || x.type !== Type.symbol) return signal('type')
  const results = textsOf(x).map(text => action(text.replace(/^:/, '')))
  return x.kind === 'atom' ? symbol(results[0] ?? '') : symbols(results)
}

/** Saves the variable `t` for `data/t.csv` as text; without an ending, in the format of `set`. */
function save(session: Session, path: string): string {
  const { name, ending } = partsOf(path)
  const value = session.getGlobal(name) ?? signal(name)
  if (ending) session.files.writeFile(path, formatAs(session, ending, value))
  else storeValue(session, path, value)
  return `:${path}`
}

/** The text of the value in the format that `.h.tx` has for the ending. */
function formatAs(session: Session, ending: string, value: Value): Uint8Array {
  const formats = session.getGlobal('.h.tx') ?? signal('type')
  return joinLines(itemsOf(call(session, call(session, formats, symbol(ending)), value)))
}

function saveSplayed(session: Session, path: string): string {
  const { name } = partsOf(path)
  storeValue(session, `${path}/`, session.getGlobal(name) ?? signal(name))
  return `:${path}/`
}

function load(session: Session, path: string): string {
  const { name } = partsOf(path)
  session.setGlobal(name, loadPath(session, path))
  return name
}

/** The value of a file or splayed table; any other folder gives a dictionary of its files. */
function loadPath(session: Session, path: string): Value {
  const { files } = session
  const names = files.listFolder(path)
  if (!names || names.includes('.d')) return loadValue(session, path)
  return new Dictionary(symbols(names), new List(names.map(name => loadPath(session, `${path}/${name}`))))
}

/** Splits `data/t.csv` into the name `t` of the variable and the ending `csv`. */
function partsOf(path: string): { name: string; ending: string } {
  const [name = '', ending = ''] = path.slice(path.lastIndexOf('/') + 1).split('.')
  return { name, ending }
}
