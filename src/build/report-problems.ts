import { formatProblems, hasErrors, type Problem, sortUniqueProblems } from '../content/input/problem.ts'

/** Thrown after the problems have been printed; the process then only has to exit with code 1. */
export class BuildFailure extends Error {
  constructor(readonly errors: number) {
    super('The build has errors.')
  }
}

/** Prints problems, and throws BuildFailure when one of them is an error. */
export function reportProblems(problems: Problem[]) {
  if (hasErrors(problems)) failWith(problems)
  if (problems.length > 0) console.error(formatProblems(problems))
}

/** Prints problems, among which are errors, and throws BuildFailure. */
export function failWith(problems: Problem[]): never {
  console.error(formatProblems(problems))
  throw new BuildFailure(sortUniqueProblems(problems).filter(({ level }) => level === 'error').length)
}

/** Thrown when the port for a server is taken. */
export class PortInUseError extends Error {}
