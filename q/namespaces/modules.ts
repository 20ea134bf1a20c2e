import { signalMissing } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { scramble } from '../database/disk-commands.ts'
import { call } from '../evaluate/apply.ts'
import { splitScript } from '../syntax/script.ts'
import { chars, list } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { nil } from '../values/nulls.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { decodeText } from '../values/utf8.ts'
import { Primitive, type Value } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'

/** `use` of KDB-X. It is no keyword: programs may have a variable with this name. */
export const moduleVerbs = (session: Session): VerbTable => ({
  use: unary(name => useModule(session, name, ''), {
    shape: 'use x',
    help: 'loads a module, a script with a namespace of its own, and gives what it exports; a word of KDB-X',
    examples: [['`:foo.q 0:("n:2";"f:{x*n}";"export:([f])");foo:use`foo;foo.f 21', '42']],
  }),
})

/** Defines what modules have in the root namespace: `use`, and the search path unless a program sets it. */
export function defineModuleNames(session: Session): void {
  defineUse(session, 'use', '')
  session.globals.defineComputed('.Q.m.SP', () => list(searchPath(session).map(chars)))
}

/** Defines `use`, which reads names such as `.child` relative to a module; empty for none. */
function defineUse(session: Session, fullName: string, module: string): void {
  const verb = new Primitive('use', 101, 1, 1, (name: Value) => useModule(session, name, module))
  session.globals.defineComputed(fullName, () => verb)
}

/** `QPATH`, else the folder `mod` of `QHOME`, else the current folder. */
function searchPath({ environment }: Session): string[] {
  const read = (name: string) => textOf(environment.get(name) ?? chars(''))
  const home = read('QHOME')
  return (read('QPATH') || (home ? `${home}/mod` : '.')).split(':').filter(Boolean)
}

/** The dictionary that a module exports, which is loaded first if it has not been. */
function useModule(session: Session, given: Value, user: string): Value {
  if (given.kind !== 'atom' || given.type !== Type.symbol) return signal('type')
  const name = resolveName(textOf(given), user)
  // A nested namespace would share names with the variables of the module above.
  const namespace = `.m.${name.replaceAll('.', '_0')}`
  return session.getGlobal(`${namespace}.export`) ?? loadModule(session, name, namespace)
}

/** `.a` is a child of the user, `..a` a sibling, `...a` a sibling of its parent. */
function resolveName(name: string, user: string): string {
  const [, dots = '', rest = ''] = /^(\.*)(.*)$/s.exec(name) ?? []
  if (!/^\w+(?:\.\w+)*$/.test(rest)) return signal('domain')
  if (!dots) return rest
  const parents = user ? user.split('.') : []
  if (dots.length - 1 > parents.length) return signal('domain')
  return [...parents.slice(0, parents.length + 1 - dots.length), rest].join('.')
}

/** Runs the script of a module in its namespace. What it has exported stays there for the next `use`. */
function loadModule(session: Session, name: string, namespace: string): Value {
  const source = findSource(session, name)
  defineUse(session, `${namespace}.use`, name)
  const { context } = session
  session.context = namespace
  try {
    for (const { kind, text } of splitScript(nameNamespace(source, namespace)))
      if (kind === 'command') session.runCommand(text)
      else session.evaluate(text)
  } finally {
    session.context = context
  }
  const found = session.getGlobal(`${namespace}.export`) ?? signal('export')
  const exported = found.kind === 'lambda' ? call(session, found, nil) : found
  if (exported.kind !== 'dictionary') return signal('type')
  session.setGlobal(`${namespace}.export`, exported)
  return exported
}

/** Puts the namespace in place of `.z.m`, and its symbol in place of `.z.M`. */
const nameNamespace = (source: string, namespace: string): string =>
  source.replace(/(?<![\w.])\.z\.m(?!\w)/g, namespace).replace(/(?<![\w.`])\.z\.M(?!\w)/g, `\`${namespace}`)

/** The script of a module in the first folder of the search path that has one. */
function findSource(session: Session, name: string): string {
  const file = name.replaceAll('.', '/')
  const folders = textsOf(session.getGlobal('.Q.m.SP') ?? signal('.Q.m.SP'))
  for (const folder of folders)
    for (const ending of ['.q', '.q_', '/init.q', '/init.q_']) {
      const bytes = session.files.readFile(`${folder}/${file}${ending}`)
      if (bytes) return decodeText(ending.endsWith('_') ? scramble(bytes) : bytes)
    }
  return signalMissing(name)
}
