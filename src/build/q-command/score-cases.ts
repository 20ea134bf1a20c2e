import { createSession, type QSession } from '../../../q/create-session.ts'
import { groupBy } from '../../lib/group-by.ts'

/** One documented input. Cases of one `session` run in the order of their `index`. */
interface Case {
  session: string
  index: number
  area: string
  input: string
  expected: string
  check: 'output' | 'error' | 'prefix' | 'no-error' | 'setup'
}
