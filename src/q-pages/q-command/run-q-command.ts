import { readFileSync } from 'node:fs'
import { createSession, loadLibrary } from '../../../q/index.ts'
import { toError } from '../../lib/to-error.ts'
import { answerJson } from './answer-json.ts'
import { runPrompt } from './run-prompt.ts'
import { runScore } from './run-score.ts'

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
