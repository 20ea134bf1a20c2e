/** The parts of a command line such as `q load.q db -p 5010`. */
export interface CommandLine {
  /** All words, `q` among them: `.z.X`. */
  words: string[]
  /** The script or folder to load, or empty: `.z.f`. */
  file: string
  /** The other words, without q's own options: `.z.x`. */
  parameters: string[]
  /** q's own options by letter, each with its words: `-c 10 40` is `c` with `10` and `40`. */
  options: Map<string, string[]>
}

/** How many words follow an option, for those options that do not take one. */
const wordCounts: Readonly<Record<string, number>> = { b: 0, l: 0, L: 0, q: 0, c: 2, C: 2 }

/** Reads a command line as a shell and q do. */
export function readCommandLine(text: string): CommandLine {
  const words = splitWords(text)
  return readWords(words[0] === 'q' ? words.slice(1) : words)
}

/** Reads the words of a command line after `q`. */
export function readWords(following: readonly string[]): CommandLine {
  const words = ['q', ...following]
  const line: CommandLine = { words, file: '', parameters: [], options: new Map() }
  for (let index = 1; index < words.length; index++) {
    const word = words[index] ?? ''
    const [, letter] = /^-([a-zA-Z])$/.exec(word) ?? []
    if (letter) {
      const count = wordCounts[letter] ?? 1
      line.options.set(letter, words.slice(index + 1, index + 1 + count))
      index += count
    } else if (!line.file && !line.parameters.length && !word.startsWith('-')) line.file = word
    else line.parameters.push(word)
  }
  return line
}

/** Splits at spaces, except within quotes: `q "my file.q"` has two words. */
const splitWords = (text: string): string[] =>
  Array.from(text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g), ([, double, single, bare]) => double ?? single ?? bare ?? '')

/** Options that set the same as the system command of their letter. */
const commandOptions = ['P', 'c', 'C', 't', 'S', 'z', 'W', 'o', 'g', 'e', 's', 'T']

/** The system commands that do what a command line asks for: `q load.q -t 100` runs `\t 100`, then `\l load.q`. */
export function listStartCommands({ file, options }: CommandLine): string[] {
  const commands = commandOptions.flatMap(letter => {
    const words = options.get(letter)
    return words ? [`\\${letter} ${words.join(' ')}`] : []
  })
  return file ? [...commands, `\\l ${file}`] : commands
}

/** The name of a process before it is made unique: `tp` for `q tick/tp.q`, `q` for one without a file. */
export const baseName = ({ file }: CommandLine): string =>
  file.replace(/\/+$/, '').split('/').at(-1)?.replace(/\.q$/, '') || 'q'
