/** What the bench needs of the interpreter, as one bundle. */
export { createSession } from '../../../q/index.ts'
export { library } from '../../../q/library.ts'
export { chars, floats, list, longs, symbols } from '../../../q/values/construct.ts'
