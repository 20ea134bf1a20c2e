import { keywords } from 'virtual:q-keywords'
import { colourCode } from '../../../q/index.ts'
import { qTokenClasses } from '../../content/code/q-token-classes.ts'

/** Longer texts stay in one colour: a coloured token is an element, and an editor makes them anew at each key. */
const longestColoured = 10_000

/** The text of q as nodes in the colours of code blocks; a text of more than 10,000 characters as plain text. */
export function colourQ(text: string): DocumentFragment {
  const coloured = document.createDocumentFragment()
  if (text.length > longestColoured) {
    coloured.append(text)
    return coloured
  }
  let end = 0
  for (const token of colourCode(text, keywords)) {
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
