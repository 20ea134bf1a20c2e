/** What a token is shown as. */
export type ColourKind =
  | 'comment'
  | 'string'
  | 'escape'
  | 'symbol'
  | 'number'
  /** A null or an infinity: `0N`, `-0Wh`. */
  | 'constant'
  | 'operator'
  | 'iterator'
  | 'control'
  | 'query'
  | 'command'
  /** A keyword, an internal function such as `-8!`, or a name of a namespace of q, such as `.Q.s`. */
  | 'function'
  /** A parameter that a function declares, or one of the implicit x, y and z. */
  | 'variable'
  | 'name'
  /** A bracket or a semicolon. */
  | 'punctuation'
  /** What the interpreter would refuse, such as a string without its closing quote. */
  | 'invalid'

export interface ColourToken {
  kind: ColourKind
  /** Offsets in the source, the end exclusive. */
  start: number
  end: number
}
