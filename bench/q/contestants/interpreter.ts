/** What the bench needs of the interpreter, as one bundle. */
export { createSession } from '@tickwise/q/source'
export { library } from '../../../q/library.ts'
export { chars, floats, list, longs, symbols } from '../../../q/values/construct.ts'
