/** The inputs of a session as a script that q loads: lines in which a statement goes on are indented. */
export function writeScript(inputs: readonly string[]): string {
  return inputs.map(input => `${input.replace(/\n(?=\S)/g, '\n ')}\n`).join('')
}
