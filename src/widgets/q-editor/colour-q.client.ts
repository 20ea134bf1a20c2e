/** The text of q as nodes in the colours of code blocks. */
export function colourQ(text: string): Node {
  return document.createTextNode(text)
}
