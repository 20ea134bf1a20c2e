/** How hard an exercise is, from easy to hard. */
export const exerciseLevels = ['easy', 'medium', 'hard'] as const
export type ExerciseLevel = (typeof exerciseLevels)[number]

/** What lists of exercises say about one: an `<Exercise>` records it when its page is compiled. */
export interface ExerciseFacts {
  /** Its id on the page. */
  id: string
  /** The beginning of its question, as plain text. */
  question: string
  level: ExerciseLevel
  /** The id of its topic; undefined for that of its page. */
  topic: string | undefined
  /** For a larger task, how long it takes. */
  minutes: number | undefined
}

/** An exercise with its place in the site. */
export interface ListedExercise extends ExerciseFacts {
  /** `/docs/concepts/fby#largest-of-each-exchange`; the browser stores what the reader has done under it. */
  url: string
  /** The title of its page. */
  page: string
  topic: string
}

/** The articles of a site as far as their exercises are concerned. */
interface PageWithExercises {
  url: string
  title: string
  isUnlisted: boolean
  isDraft: boolean
  isDemonstration: boolean
  /** The topic of exercises that name none. */
  topic?: string | undefined
  exercises: readonly ExerciseFacts[]
}

/** All exercises of these pages in their order. Those of pages that show examples of everything are left out. */
export function listExercises(pages: readonly PageWithExercises[]): ListedExercise[] {
  return pages
    .filter(({ isUnlisted, isDraft, isDemonstration }) => !isUnlisted && !isDraft && !isDemonstration)
    .flatMap(({ url, title, topic, exercises }) =>
      exercises.map(exercise => ({
        ...exercise,
        url: `${url}#${exercise.id}`,
        page: title,
        topic: exercise.topic ?? topic ?? title,
      })),
    )
}
