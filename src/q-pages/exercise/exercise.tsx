import { Children, createElement, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type RenderedPage, renderedPage } from '../../use-site.ts'
import { Answer } from './answer.tsx'
import { ExerciseWork } from './exercise-work.tsx'
import { findMistake } from './find-mistake.ts'
import { readExerciseParts } from './read-exercise-parts.ts'

interface ExerciseProps {
  id: string
  hints?: string[]
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
  const work = { name: `${page.page.url}#${props.id}`, number: ids.length, hints: props.hints ?? [], hasCheck }
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

/** The ids of the exercises that a page has so far. */
function idsOf(page: RenderedPage): string[] {
  const ids = idsByPage.get(page) ?? []
  idsByPage.set(page, ids)
  return ids
}

const idsByPage = new WeakMap<RenderedPage, string[]>()
