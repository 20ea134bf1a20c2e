import { type RefObject, useRef, useState } from 'react'
import { describeMissingScript } from '../block/missing-script.ts'
import { stopOfferedMs } from '../worker/stop-offered-ms.ts'
import { changeExercise } from './exercise-records.ts'
import type { CheckState } from './outcome-view.tsx'

/** Checks answers, one at a time; one that is correct marks the exercise as done. */
export function useCheck(name: string, place: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<CheckState>({ kind: 'idle' })
  const isRunning = useRef(false)
  const check = async (text: string) => {
    if (isRunning.current || !place.current) return
    isRunning.current = true
    setState({ kind: 'running', canStop: false })
    const timer = setTimeout(() => setState({ kind: 'running', canStop: true }), stopOfferedMs)
    const outcome = await runCheck(place.current, text)
    clearTimeout(timer)
    isRunning.current = false
    setState(outcome)
    if (outcome.kind === 'correct') changeExercise(name, { isDone: true })
  }
  return { state, check, stop: stopCheck }
}

async function runCheck(place: Element, text: string): Promise<CheckState> {
  try {
    const { checkAnswer } = await import('./check-answer.client.ts')
    return await checkAnswer(place, text)
  } catch {
    return { kind: 'failed', ...(await describeMissingScript()) }
  }
}

async function stopCheck() {
  const { stopChecking } = await import('./check-answer.client.ts')
  stopChecking()
}
