import { findNearest } from '../../lib/edit-distance.ts'

interface Mistake {
  what: string
  fix: string
}

/** The ids of the exercises above on the page, and whether this one contains an `<Answer>`. */
interface Surroundings {
  ids: readonly string[]
  hasAnswer: boolean
}

const known = ['id', 'hints']

/** The first mistake in the properties of an `<Exercise>`. */
export function findMistake(props: object, { ids, hasAnswer }: Surroundings): Mistake | undefined {
  const { id, hints, children: _, ...others } = { id: undefined, hints: undefined, children: undefined, ...props }
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) {
    const suggestion = findNearest(unknown, known)
    return {
      what: `\`Exercise\` has no property \`${unknown}\`.`,
      fix: `${suggestion ? `Did you mean \`${suggestion}\`? ` : ''}Its properties are ${known.join(' and ')}.`,
    }
  }
  if (typeof id !== 'string' || !isId(id))
    return {
      what: id === undefined ? 'This `Exercise` has no `id`.' : `The \`id\` of this \`Exercise\` is ${show(id)}.`,
      fix: 'Give it an id of letters, digits and hyphens that starts with a letter: `<Exercise id="fby-biggest">`.',
    }
  if (ids.includes(id))
    return {
      what: `Two exercises of this page have the id \`${id}\`.`,
      fix: 'Change one of them: the address of an exercise and what readers have done are kept under its id.',
    }
  if (hints !== undefined && !isListOfText(hints))
    return {
      what: `The \`hints\` of the exercise \`${id}\` are ${show(hints)}.`,
      fix: 'Write a list of texts: `hints={["Compare each price with the maximum of its group."]}`.',
    }
  if (!hasAnswer)
    return {
      what: `The exercise \`${id}\` has no \`<Answer>\`.`,
      fix: 'Put the model answer between `<Answer>` and `</Answer>`, each on a line of its own, before `</Exercise>`.',
    }
  return undefined
}

const isId = (id: string) => /^[A-Za-z][A-Za-z\d-]*$/.test(id)

const isListOfText = (value: unknown) =>
  Array.isArray(value) && value.every(hint => typeof hint === 'string' && hint.trim() !== '')

const show = (value: unknown) => `\`${JSON.stringify(value) ?? typeof value}\``
