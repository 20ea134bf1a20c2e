import { useEffect, useState } from 'react'
import { changeExercise, readExercise, watchExercises } from './exercise-records.ts'

/** Whether the reader has done an exercise, and a function that stores it. */
export function useDone(name: string): [isDone: boolean, setDone: (isDone: boolean) => void] {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    const show = () => setDone(readExercise(name).isDone === true)
    show()
    return watchExercises(show)
  }, [name])
  return [isDone, isNowDone => changeExercise(name, { isDone: isNowDone })]
}
