import { runInRoot } from '../amend/amend-variable.ts'
import type { Session } from '../context/session.ts'
import { ViewReference } from '../evaluate/globals.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { textsOf } from '../values/symbols.ts'
import type { Value } from '../values/value.ts'

/** `` `. upsert d `` and such: makes the variables of the root namespace those of a dictionary, a changed one of `` get`. ``. */
export function setRoot(session: Session, variables: Value): void {
  if (variables.kind !== 'dictionary') signal('type')
  const names = textsOf(variables.keys)
  const values = itemsOf(variables.values)
  runInRoot(session, () => {
    for (const name of session.namesIn('.')) if (!names.includes(name)) session.deleteGlobal(name)
    for (const [i, name] of names.entries()) {
      const value = values[i] as Value
      // A view is left alone; so is a variable that keeps its value, for views that read it.
      if (!(value instanceof ViewReference) && value !== session.getGlobal(name)) session.setGlobal(name, value)
    }
  })
}
