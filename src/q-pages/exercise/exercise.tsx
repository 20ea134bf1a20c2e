import type { Element, RootContent } from 'hast'
import { Children, createElement, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type ExerciseLevel, exerciseLevels } from '../../content/practice/exercises.ts'
import { findNearest } from '../../lib/edit-distance.ts'
import { getTextContent, parseHtml } from '../../lib/html-tree.ts'
import { type RenderedPage, renderedPage } from '../../use-site.ts'
import { ExerciseWork } from './exercise-work.tsx'
import type { AskedWay } from './judge-answer.ts'

interface ExerciseProps extends AskedWay {
  id: string
  hints?: string[]
  /** How hard it is; medium by default. */
  level?: ExerciseLevel
  /** The id of its topic; by default that of its page. */
  topic?: string
  /** How long a larger task takes. */
  minutes?: number
  children?: ReactNode
}

/**
 * A question with a folded `<Answer>`. Between them are the controls, which stay hidden without scripts: an
 * editor for exercises with a `check` block, and a box to tick for the others.
 */
export function Exercise(props: ExerciseProps) {
  const page = renderedPage()
  if (!page) throw new Error('`Exercise` works in Markdown only.')
  const ids = idsOf(page)
  const children = Children.toArray(props.children)
  const answerPlace = children.findIndex(child => isValidElement(child) && child.type === Answer)
  const mistake = findMistake(props, { ids, hasAnswer: answerPlace >= 0 })
  if (mistake) page.reportUse({ component: 'Exercise', earlier: ids.length, ...mistake })
  ids.push(props.id)
  if (mistake) return null
  // Rendered here and not by React later, because the editor starts with a part of it.
  const question = renderToStaticMarkup(children.slice(0, answerPlace))
  const { starter, hasCheck } = readExerciseParts(question)
  const { id, hints = [], level = 'medium', topic, minutes, avoid, maxOperations } = props
  page.exercises.push({ id, question: summarizeQuestion(question), level, topic, minutes })
  const asked = { ...(avoid && { avoid }), ...(maxOperations !== undefined && { maxOperations }) }
  const work = { name: `${page.page.url}#${id}`, number: ids.length, hints, hasCheck, ...asked }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set holds fields, and this a text as well.
    <div
      id={props.id}
      className="exercise"
      role="group"
      aria-label={`Exercise ${ids.length}`}
      data-exercise={work.name}
    >
      {createElement('x-html', { dangerouslySetInnerHTML: { __html: question } })}
      <div className="exercise-work" hidden>
        <ExerciseWork {...work}>{hasCheck && <Field starter={starter} number={ids.length} />}</ExerciseWork>
      </div>
      <p className="exercise-done" hidden>
        Done
      </p>
      {children.slice(answerPlace)}
    </div>
  )
}

/** Shown until the editor replaces it, which takes over what was typed. */
function Field({ starter, number }: { starter: string; number: number }) {
  return (
    <textarea
      aria-label={`Your answer to exercise ${number}`}
      defaultValue={starter}
      rows={Math.max(2, starter.split('\n').length)}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
    />
  )
}

/** The model answer at the end of an `<Exercise>`, folded until the reader opens it. */
export function Answer({ children }: { children?: ReactNode }) {
  return (
    <details>
      <summary>Answer</summary>
      {children}
    </details>
  )
}

/** The ids of the exercises that a page has so far. */
function idsOf(page: RenderedPage): string[] {
  const ids = idsByPage.get(page) ?? []
  idsByPage.set(page, ids)
  return ids
}

const idsByPage = new WeakMap<RenderedPage, string[]>()

interface Mistake {
  what: string
  fix: string
}

/** The ids of the exercises above on the page, and whether this one contains an `<Answer>`. */
interface Surroundings {
  ids: readonly string[]
  hasAnswer: boolean
}

const known = ['id', 'hints', 'level', 'topic', 'minutes', 'avoid', 'maxOperations']

/** The first mistake in the properties of an `<Exercise>`. */
function findMistake(props: object, { ids, hasAnswer }: Surroundings): Mistake | undefined {
  const { id, hints, level, topic, minutes, avoid, maxOperations }: Record<string, unknown> = { ...props }
  const unknown = Object.keys(props).find(name => name !== 'children' && !known.includes(name))
  if (unknown !== undefined) {
    const suggestion = findNearest(unknown, known)
    return {
      what: `\`Exercise\` has no property \`${unknown}\`.`,
      fix: `${suggestion ? `Did you mean \`${suggestion}\`? ` : ''}Its properties are ${known.join(', ')}.`,
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
  const invalid = Object.entries({ level, topic, minutes, avoid, maxOperations }).find(
    ([name, value]) => value !== undefined && !rules[name as keyof typeof rules].test(value),
  )
  if (invalid) {
    const [name, value] = invalid
    return {
      what: `The \`${name}\` of the exercise \`${id}\` is ${show(value)}.`,
      fix: rules[name as keyof typeof rules].fix,
    }
  }
  if (!hasAnswer)
    return {
      what: `The exercise \`${id}\` has no \`<Answer>\`.`,
      fix: 'Put the model answer between `<Answer>` and `</Answer>`, each on a line of its own, before `</Exercise>`.',
    }
  return undefined
}

const isListOfText = (value: unknown) =>
  Array.isArray(value) && value.every(hint => typeof hint === 'string' && hint.trim() !== '')

const isCount = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value > 0

/** The forms of the properties that an exercise may leave out. */
const rules = {
  level: {
    test: (value: unknown) => exerciseLevels.some(level => level === value),
    fix: `Write one of ${exerciseLevels.join(', ')}: \`level="easy"\`.`,
  },
  topic: {
    test: (value: unknown) => typeof value === 'string' && value !== '',
    fix: 'Write the id of a topic: `topic="sorting"`.',
  },
  minutes: { test: isCount, fix: 'Write a whole number: `minutes={30}`.' },
  avoid: { test: isListOfText, fix: 'Write a list of names: `avoid={["loops"]}`, `avoid={["each"]}`.' },
  maxOperations: { test: isCount, fix: 'Write a whole number: `maxOperations={20000}`.' },
}

const isId = (id: string) => /^[A-Za-z][A-Za-z\d-]*$/.test(id)

const show = (value: unknown) => `\`${JSON.stringify(value) ?? typeof value}\``

interface ExerciseParts {
  /** What the editor contains at first. */
  starter: string
  /** Whether the exercise has a block that checks answers. */
  hasCheck: boolean
}

/** Reads the hidden blocks in the HTML of a question; `src/q-pages/fence/fence-renderer.ts` marks them. */
function readExerciseParts(html: string): ExerciseParts {
  const parts = listHiddenParts(parseHtml(html))
  const starters = parts.filter(({ properties }) => properties.dataStarter !== undefined)
  return {
    starter: starters.map(getTextContent).join('\n'),
    hasCheck: parts.some(({ properties }) => properties.dataCheck !== undefined),
  }
}

/** Longer questions are cut after a word. */
const maxQuestionLength = 90

/** The beginning of a question for lists: its text without the hidden blocks and the number that an author gave it. */
function summarizeQuestion(html: string): string {
  const text = listTexts(parseHtml(html))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\d+\. /, '')
  const [sentence = text] = /^.+?[.?!](?= |$)/.exec(text) ?? []
  if (sentence.length <= maxQuestionLength) return sentence
  return `${sentence.slice(0, maxQuestionLength).replace(/\s+\S*$/, '')} …`
}

const isInline = (node: RootContent) => node.type !== 'element' || !/^(?:pre|figure|ul|ol)$/.test(node.tagName)

/** The text of paragraphs and lists, without code blocks. */
function listTexts(nodes: RootContent[]): string[] {
  return nodes.flatMap(node => {
    if (node.type !== 'element' || node.tagName === 'pre' || node.tagName === 'figure') return []
    const children = node.children as RootContent[]
    if (node.tagName === 'p') return [getTextContent(node)]
    // An item of a list has its text in paragraphs only if it also has blocks, such as code.
    const isPlain = node.tagName === 'li' && !children.some(child => child.type === 'element' && child.tagName === 'p')
    return isPlain ? [children.filter(isInline).map(getTextContent).join('')] : listTexts(children)
  })
}

function listHiddenParts(nodes: RootContent[]): Element[] {
  return nodes.flatMap(node => {
    if (node.type !== 'element') return []
    return node.tagName === 'pre' ? [node] : listHiddenParts(node.children)
  })
}
