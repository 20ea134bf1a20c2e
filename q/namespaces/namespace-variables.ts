import { daysFromCivil } from '../temporal/calendar.ts'
import { chars, emptyList, float, long, symbols } from '../values/construct.ts'
import { Type } from '../values/types.ts'
import { Atom, type Value } from '../values/value.ts'
import { markupSettings } from './markup/settings.ts'
import { base36, base64, digits, lowerCase, nameCharacters, upperCase } from './utilities/alphabets.ts'

/** The variables of `.h` and `.Q` that a session starts with. */
export const namespaceVariables: Readonly<Record<string, Value>> = {
  ...markupSettings,
  '.Q.a': chars(lowerCase),
  '.Q.A': chars(upperCase),
  '.Q.n': chars(digits),
  '.Q.nA': chars(base36),
  '.Q.an': chars(nameCharacters),
  '.Q.b6': chars(base64),
  '.Q.t': chars(' bg xhijefcspmdznuvts'),
  '.Q.k': float(4.1),
  '.Q.K': new Atom(Type.date, daysFromCivil(2024, 2, 13)),
  '.Q.M': long(Number.POSITIVE_INFINITY),
  '.Q.x': emptyList,
  '.Q.res': symbols(
    (
      'abs acos asin atan avg bin binr cor cos cov delete dev div do enlist exec exit exp getenv hopen if in insert ' +
      'last like log max min prd select setenv sin sqrt ss sum tan update var wavg while within wsum xexp'
    ).split(' '),
  ),
}
