import { existsSync, readFileSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createSession, loadComputerProcess, loadWholeLibrary } from '@tickwise/q/source'
import { toError } from '../../lib/to-error.ts'
import { maxAnswerMs } from '../limits.ts'
import { Prompt } from './prompt.ts'
import { type ProcessOptions, runProcess } from './run-process.ts'
import { runScore } from './score.ts'

const library = await loadWholeLibrary()

const usage = `Usage: tickwise q               a prompt
       tickwise q FILE [ARGS]   runs a script, or loads a folder with a database
       tickwise q --sandbox [FILE]
                                the same with files in memory and without a network; results of lines are printed
       tickwise q --json        answers a JSON object a line: {"id":1,"input":"1+1"}, {"id":2,"reset":true}
       tickwise q --score FILE  runs documented cases, a JSON object a line, and prints the share that agrees;
                                with --write it also goes into content/data, dated today or with --date YYYY-MM-DD

Options of q:
  -p PORT, -p HOST:PORT  listens, to this computer alone unless HOST names another address, such as 0.0.0.0
  -t N  calls .z.ts every N milliseconds
  -b  keeps clients from changing variables
  -q  shows no greeting
  -c ROWS COLUMNS, -P DIGITS, -S SEED, -z 1, ...  as the system command of the letter

Files:
  A prompt and a script read and write files below the current folder. Another path is the error access, and so is a
  link that leads to one.
  --allow DIR  also allows the files below DIR; may be repeated. A FILE of the command line is allowed itself.
  Values that set, save and .Q.dpft write have a format of our own, which kdb+ cannot read, and we cannot read its files.

Network:
  hopen and -p speak the protocol of kdb+, version 3. Those who may connect can run any q in the process, which includes
  the files above, unless .z.pw, .z.pg, .z.ps and .z.ph say otherwise.
  The port also answers browsers: http://localhost:PORT/ lists the variables. Web pages of other sites are refused.
  --allow-origin ORIGIN  answers pages of an origin such as http://localhost:3000; may be repeated.
  A script that listens, has a timer or an open connection goes on, and reads inputs; any other ends. As in kdb+, the
  results of its lines are not printed; -1, show and errors are.`

/** The letters of the options that a process understands. */
const processOptions = 'bcCegopPqsStTWz'

/** Runs `tickwise q` with the arguments after `q`. */
export async function runQCommand(args: string[]) {
  const [first] = args
  if (first === '--json') return answerJson(process.stdin, process.stdout)
  if (first === '--score') return printScore(args.slice(1))
  if (first === '--help') return explain(undefined)
  let start: Start
  try {
    start = await readStart(args)
  } catch (error) {
    return explain(toError(error).message)
  }
  return start.isSandbox ? runSandbox(start) : runProcess(start)
}

interface Start extends ProcessOptions {
  isSandbox: boolean
}

/** Sorts the arguments into our own options and the words for q. Throws an error with a sentence for a wrong one. */
async function readStart(args: string[]): Promise<Start> {
  const words: string[] = []
  const allowed: string[] = []
  const origins: string[] = []
  let isSandbox = false
  for (let index = 0; index < args.length; index++) {
    const word = args[index] ?? ''
    if (word === '--sandbox') isSandbox = true
    else if (word === '--allow') allowed.push(requireFolder(args[++index]))
    else if (word === '--allow-origin') origins.push(requireOrigin(args[++index]))
    else words.push(word)
  }
  const { readWords } = await loadComputerProcess()
  const { file, options } = readWords(words)
  const [first = ''] = words
  // Among those of kdb+ are some that restrict what clients may do, which must not be ignored.
  const unknown = [...options.keys()].find(letter => !processOptions.includes(letter))
  if (unknown !== undefined) throw new Error(`Unknown option: -${unknown}.`)
  if (first.startsWith('--')) throw new Error(`Unknown option: ${first}.`)
  if (file && !existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (isSandbox && (allowed.length || origins.length || first.startsWith('-')))
    throw new Error('--sandbox has no files or network for other options.')
  return { words, file: file || undefined, allowed, origins, isSandbox }
}

function requireFolder(path: string | undefined): string {
  if (path === undefined) throw new Error('--allow needs a folder.')
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`There is no folder ${path}.`)
  return path
}

function requireOrigin(text: string | undefined): string {
  if (text === undefined || !/^(?:https?:\/\/[^/\s]+|null)$/.test(text))
    throw new Error('--allow-origin needs an origin such as http://localhost:3000.')
  return text
}

function runSandbox({ file }: Start) {
  if (file !== undefined) return runScript(file)
  return new Prompt(process.stdin, process.stdout).run(createSession({ library })).then(exitCode => {
    process.exitCode = exitCode ?? 0
  })
}

function printScore(args: string[]) {
  try {
    console.log(runScore(args))
  } catch (error) {
    explain(toError(error).message)
  }
}

/** Prints what the script prints; an error makes the exit code 1. */
function runScript(path: string) {
  const { output, error, exitCode } = createSession({
    library,
    limits: { milliseconds: Number.POSITIVE_INFINITY },
  }).run(readFileSync(path, 'utf8'))
  process.stdout.write(output)
  process.exitCode = error ? 1 : (exitCode ?? 0)
}

function explain(problem: string | undefined) {
  if (!problem) return console.log(usage)
  console.error(`${problem}\n${usage}`)
  process.exitCode = 2
}

interface Message {
  id: number
  reset?: boolean
  input?: string
}

const limits = { milliseconds: maxAnswerMs }

/**
 * Answers requests, one JSON object a line: `{"id":1,"reset":true}` starts a fresh session and `{"id":2,"input":"1+1"}`
 * gives `{"id":2,"output":"2\n"}`. A line that is no such object gets `{"problem":"..."}`.
 */
export async function answerJson(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
  let session = createSession({ library, limits })
  const answer = (value: object) => output.write(`${JSON.stringify(value)}\n`)
  for await (const line of createInterface({ input })) {
    const message = readMessage(line)
    if (!message) answer({ problem: 'Not a JSON object with an id.' })
    else if (message.reset) {
      session = createSession({ library, limits })
      answer({ id: message.id, output: '' })
    } else answer({ id: message.id, output: session.run(message.input ?? '').output })
  }
}

function readMessage(line: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(line)
    return isMessage(message) ? message : undefined
  } catch {
    return undefined
  }
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  (!('input' in value) || typeof value.input === 'string')
