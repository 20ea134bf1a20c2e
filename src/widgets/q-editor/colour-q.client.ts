import { colourCode } from '../../../q/colour/colour-code.ts'
import type { ColourKind } from '../../../q/colour/colour-token.ts'

/** The classes of src/styles/code-colours.css; names, punctuation and invalid text have none. */
const classes: Partial<Record<ColourKind, string>> = {
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

/** The text of q as nodes in the colours of code blocks. */
export function colourQ(text: string): DocumentFragment {
  const coloured = document.createDocumentFragment()
  let end = 0
  for (const token of colourCode(text)) {
    coloured.append(text.slice(end, token.start), createToken(text.slice(token.start, token.end), classes[token.kind]))
    end = token.end
  }
  coloured.append(text.slice(end))
  return coloured
}

function createToken(text: string, name: string | undefined): Node {
  if (name === undefined) return document.createTextNode(text)
  const token = document.createElement('span')
  token.className = name
  token.textContent = text
  return token
}
