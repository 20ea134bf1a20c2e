import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createSession, loadLibrary } from '../../../q/index.ts'
import { toError } from '../../lib/to-error.ts'
import { maxAnswerMs } from '../limits.ts'
import { runPrompt } from './prompt.ts'
import { runScore } from './score.ts'

const library = await loadLibrary()

const usage = `Usage: tickwise q               a prompt
       tickwise q FILE          runs a script
       tickwise q --json        answers a JSON object a line: {"id":1,"input":"1+1"}, {"id":2,"reset":true}
       tickwise q --score FILE  runs documented cases, a JSON object a line, and prints the share that agrees;
                                with --write it also goes into content/data, dated today or with --date YYYY-MM-DD`

/** Runs `tickwise q` with the arguments after `q`. */
export async function runQCommand(args: string[]) {
  const [first] = args
  if (!first) return runPrompt(process.stdin, process.stdout)
  if (first === '--json') return answerJson(process.stdin, process.stdout)
  if (first === '--score') return printScore(args.slice(1))
  if (first.startsWith('-')) return explain(first === '--help' ? undefined : `Unknown option: ${first}.`)
  return runScript(first)
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
  let source: string
  try {
    source = readFileSync(path, 'utf8')
  } catch {
    return explain(`There is no file ${path}.`)
  }
  const { output, error, exitCode } = createSession({
    library,
    limits: { milliseconds: Number.POSITIVE_INFINITY },
  }).run(source)
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
