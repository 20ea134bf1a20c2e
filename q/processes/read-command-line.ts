/** `q load.q db -p 5010` taken apart. */
export interface CommandLine {
  /** All words, `q` among them: `.z.X`. */
  words: string[]
  /** The script or folder to load; empty if there is none: `.z.f`. */
  file: string
  /** The words after the file, without the options of q itself: `.z.x`. */
  parameters: string[]
  /** The words that follow an option of q, such as `5010` for `p`. */
  options: Map<string, string[]>
}

/** How many words follow the options of q that do not take one. */
const wordsAfter: Readonly<Record<string, number>> = { b: 0, l: 0, L: 0, q: 0, c: 2, C: 2 }

/** Reads a command line as a shell and q do; words in quotes may hold spaces. */
export function readCommandLine(text: string): CommandLine {
  const words = splitWords(text)
  if (words[0] !== 'q') words.unshift('q')
  const line: CommandLine = { words, file: '', parameters: [], options: new Map() }
  for (let index = 1; index < words.length; index++) {
    const word = words[index] ?? ''
    const [, letter] = /^-([a-zA-Z])$/.exec(word) ?? []
    if (letter) {
      const count = wordsAfter[letter] ?? 1
      line.options.set(letter, words.slice(index + 1, index + 1 + count))
      index += count
    } else if (!line.file && !line.parameters.length && !word.startsWith('-')) line.file = word
    else line.parameters.push(word)
  }
  return line
}

const splitWords = (text: string): string[] =>
  Array.from(text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g), ([, double, single, bare]) => double ?? single ?? bare ?? '')
