import { colourCode } from '../../../q/colour/colour-code.ts'
import { qTokenClasses } from '../../content/code/q-token-classes.ts'

/** The text of q as nodes in the colours of code blocks. */
export function colourQ(text: string): DocumentFragment {
  const coloured = document.createDocumentFragment()
  let end = 0
  for (const token of colourCode(text)) {
    coloured.append(
      text.slice(end, token.start),
      createToken(text.slice(token.start, token.end), qTokenClasses[token.kind]),
    )
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
