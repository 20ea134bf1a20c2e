import type { ColourKind } from '../../../q/index.ts'

/** The classes of src/styles/code-colours.css; names, punctuation and invalid text have none. */
export const qTokenClasses: Partial<Record<ColourKind, string>> = {
  comment: 'c',
  string: 's',
  escape: 'e',
  symbol: 'y',
  number: 'n',
  constant: 'l',
  operator: 'o',
  iterator: 'i',
  control: 'k',
  query: 'q',
  command: 'm',
  function: 'f',
  variable: 'v',
}
