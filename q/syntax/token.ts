import type { Value } from '../values/value.ts'

export type TokenKind =
  | 'number'
  | 'string'
  | 'symbol'
  | 'name'
  | 'operator'
  | 'iterator'
  | 'open'
  | 'close'
  | 'separator'
  | 'comment'

/** A piece of source text. Numbers and symbols that form one vector, such as `1 2 3` or `` `a`b ``, are one token. */
export interface Token {
  kind: TokenKind
  text: string
  /** Offsets in the source, the end exclusive. */
  start: number
  end: number
  /** Whether blanks, a line break or a comment stand before it, or nothing at all. */
  isSpaced: boolean
  /** What a literal stands for. */
  value: Value | undefined
}
