import type { Element } from 'hast'
import type { HastVisitorContext } from 'satteri'

/** Handlers of elements by name. Narrower than satteri's type, which allows promises and then returns one itself. */
export interface ElementVisitor {
  filter: string[]
  visit: (node: Readonly<Element>, context: HastVisitorContext) => void
}
