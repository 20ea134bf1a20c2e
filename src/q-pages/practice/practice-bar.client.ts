// The bar that accompanies a session of practice from one exercise to the next. Fetched on pages with exercises while a session runs.
import { loadStylesheet } from '../../browser/page-elements.ts'
import { withBasePath } from '../../browser/with-base-path.ts'
import { practicePath } from '../../urls/section-paths.ts'
import { makeAction, makeElement } from '../block/elements.client.ts'
import { readAllExercises, watchExercises } from '../exercise/exercise-records.ts'
import { maxTaskMinutes, type PracticeSession, readSession, writeSession } from '../exercise/practice-records.ts'
import { chooseNext, formatDay, isDue } from '../exercise/schedule.ts'
import { fetchExercises, type SiteExercise } from './fetch-exercises.client.ts'
import stylesheet from './practice-bar.css?url'

watchExercises(showPracticeBar)

/** Shows the bar if a session runs, else removes it. */
export async function showPracticeBar() {
  const session = readSession(Date.now())
  const bar = document.querySelector('.practice-bar')
  if (!session) {
    bar?.remove()
    return
  }
  await loadStylesheet(withBasePath(stylesheet))
  const shown = bar ?? document.body.appendChild(makeElement('aside', 'practice-bar'))
  shown.ariaLabel = 'Practice'
  shown.replaceChildren(...(await makeContent(session)))
}

async function makeContent(session: PracticeSession): Promise<HTMLElement[]> {
  // Without the list, the page of practice tries again.
  const exercises = await fetchExercises().catch(() => [])
  const state = makeElement('p', '', ...makeLevel(exercises, session), describeSession(session, Date.now()))
  state.role = 'status'
  const end = makeAction('', 'End', () => {
    writeSession(undefined)
    showPracticeBar()
  })
  end.ariaLabel = 'End the session'
  return [state, makeNextLink(exercises, session), end]
}

/** `7 min left, 2 solved`, short since it shares a line of a phone with the controls. */
export function describeSession({ end, solved }: Pick<PracticeSession, 'end' | 'solved'>, now: number): string {
  const minutes = Math.ceil((end - now) / 60_000)
  return `${minutes <= 0 ? 'Time is up' : `${minutes} min left`}, ${solved} solved`
}

/** The level of the exercise that the session has led to; nothing if that is not listed. */
function makeLevel(exercises: SiteExercise[], { seen }: PracticeSession): (HTMLElement | string)[] {
  const shown = exercises.find(({ url }) => url === seen.at(-1))
  return shown ? [makeElement('strong', '', shown.level), ' · '] : []
}

/** The link to the exercise that comes next, or to the page of practice where there is none. */
function makeNextLink(exercises: SiteExercise[], session: PracticeSession): HTMLElement {
  const link = makeElement('a', '', 'All exercises')
  link.href = withBasePath(practicePath)
  const [records, today] = [readAllExercises(), formatDay(new Date())]
  const next = chooseNext(exercises, {
    records,
    today,
    topic: session.topic,
    level: session.level,
    without: new Set(session.seen),
    maxMinutes: maxTaskMinutes,
  })
  if (!next) return link
  link.href = withBasePath(next.url)
  const isRepetition = isDue(records.get(next.url) ?? {}, today)
  link.textContent = isRepetition ? 'Next: repeat' : 'Next'
  link.ariaLabel = isRepetition ? 'Next: repeat an exercise' : 'Next exercise'
  link.addEventListener('click', () => {
    writeSession({ ...session, seen: [...session.seen, next.url] })
    // Once the link has been followed, which may be to another place of the same page.
    setTimeout(showPracticeBar)
  })
  return link
}
