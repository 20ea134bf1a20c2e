import { call } from '../../evaluate/apply.ts'
import { currentSession } from '../../evaluate/current-session.ts'
import { loadValue, storeValue } from '../../files/stored-values.ts'
import { bytesOf, joinBytes } from '../../text/bytes-of.ts'
import { symbol, symbols } from '../../values/construct.ts'
import { itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { textsOf } from '../../values/text-of.ts'
import { Type } from '../../values/types.ts'
import { Dictionary, List, type Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'

/** Keywords that keep global variables in files of their names and bring them back. */
export const saveLoad: VerbTable = {
  save: unary(x => mapNames(x, save)),
  rsave: unary(x => mapNames(x, saveColumns)),
  load: unary(x => mapNames(x, load)),
  rload: unary(x => mapNames(x, load)),
}

function mapNames(x: Value, action: (name: string) => string): Value {
  if ((x.kind !== 'atom' && x.kind !== 'vector') || x.type !== Type.symbol) return signal('type')
  const results = textsOf(x).map(name => action(name.replace(/^:/, '')))
  return x.kind === 'atom' ? symbol(results[0] ?? '') : symbols(results)
}

/** `data/t.csv` writes the variable t to this file as text; without an ending, as `set` does. */
function save(path: string): string {
  const { name, ending } = partsOf(path)
  const value = currentSession().getGlobal(name) ?? signal(name)
  if (ending) currentSession().files.writeFile(path, textAs(ending, value))
  else storeValue(path, value)
  return `:${path}`
}

function saveColumns(path: string): string {
  const { name } = partsOf(path)
  storeValue(`${path}/`, currentSession().getGlobal(name) ?? signal(name))
  return `:${path}/`
}

function load(path: string): string {
  const { name } = partsOf(path)
  currentSession().setGlobal(name, loadPath(path))
  return name
}

/** A folder that is no table gives a dictionary of the files in it. */
function loadPath(path: string): Value {
  const { files } = currentSession()
  const names = files.listFolder(path)
  if (!names || names.includes('.d')) return loadValue(path)
  return new Dictionary(symbols(names), new List(names.map(name => loadPath(`${path}/${name}`))))
}

/** `data/t.csv` is the variable `t` and the ending `csv`. */
function partsOf(path: string): { name: string; ending: string } {
  const [name = '', ending = ''] = path.slice(path.lastIndexOf('/') + 1).split('.')
  return { name, ending }
}

const lineFeed = Uint8Array.of(10)

/** The lines that `.h.tx` makes of a value for an ending. */
function textAs(ending: string, value: Value): Uint8Array {
  const formats = currentSession().getGlobal('.h.tx') ?? signal('type')
  const lines = call(call(formats, symbol(ending)), value)
  return joinBytes(itemsOf(lines).flatMap(line => [bytesOf(line), lineFeed]))
}
