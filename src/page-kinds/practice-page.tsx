import { type ExerciseLevel, exerciseLevels, type ListedExercise } from '../content/practice/exercises.ts'
import type { Practice } from '../content/practice/read-practice.ts'
import { listSiteExercises, type PracticePage, type PracticeTopic, type SiteContent } from '../content/site-content.ts'
import { groupBy } from '../lib/collections.ts'
import { daysByBox } from '../q-pages/exercise/schedule.ts'
import { PracticeDesk } from '../q-pages/practice/practice-desk.tsx'
import { defaultTag } from '../search/search-facets.ts'
import { practicePath } from '../urls/section-paths.ts'
import { insertHtml } from '../use-site.ts'
import { Breadcrumbs } from '../widgets/breadcrumbs/breadcrumbs.tsx'
import { getContentsClass, TableOfContents } from '../widgets/table-of-contents/table-of-contents.tsx'
import { VisibilityNote } from '../widgets/visibility-note/visibility-note.tsx'
import { breadcrumbList } from './head/schema-org.ts'
import { siteImage } from './head/social-image-texts.ts'
import { collectSearchWords, generatedPage, markdownFile, type Route } from './route.ts'

const title = 'Practice'

const listFormat = new Intl.ListFormat('en')

/** `/practice` and the pages of exercises below it, on sites with the list of topics `content/practice/topics.yml`. */
export function listPracticeRoutes(site: SiteContent): Route[] {
  const { practice } = site
  if (!practice) return []
  const exercises = listSiteExercises(site)
  const listed = { ...practice, pages: practice.pages.filter(({ isUnlisted }) => !isUnlisted) }
  return [overviewRoute(listed, exercises, site), ...practice.pages.map(page => pageRoute(page, exercises, site))]
}

function overviewRoute(practice: Practice, exercises: ListedExercise[], { config }: SiteContent): Route {
  const description = `${exercises.length} exercises by topic and difficulty, most of them checked in the page, and a plan that brings them back before you forget.`
  return {
    ...generatedPage,
    path: practicePath,
    name: 'the practice page',
    isIndexed: true,
    usesSiteCode: true, // It is an island.
    files: practice.pages.map(({ file }) => file),
    styles: ['practice'],
    image: siteImage(config),
    head: () => ({
      title,
      description,
      facets: { tag: defaultTag },
      structuredData: [breadcrumbList([{ label: title, url: practicePath }], config)],
    }),
    searchWords: () => ({
      url: practicePath,
      title,
      kind: 'page',
      breadcrumbs: [],
      docsTag: defaultTag,
      about: `${description}\nexercises, problems, puzzles, challenges, katas, tasks, training, quiz, something to solve`,
      aliases: ['practice', 'exercises', 'exercise', 'problems', 'something to solve', 'challenges'],
      isDemonstration: false,
      html: '',
    }),
    render: () => (
      <OverviewPage
        description={description}
        rows={countByTopic(practice, exercises)}
        tasks={listTasks(practice.pages)}
        count={exercises.length}
        first={findFirst(exercises)}
      />
    ),
  }
}

interface TopicRow extends PracticeTopic {
  /** Where its exercises are listed: its own page, if it has one. */
  url: string | undefined
  /** How many exercises of each level it has. */
  counts: number[]
}

function countByTopic({ topics, pages }: Practice, exercises: ListedExercise[]): TopicRow[] {
  const byTopic = groupBy(exercises, ({ topic }) => topic)
  return topics.flatMap(topic => {
    const own = byTopic.get(topic.id) ?? []
    if (own.length === 0) return []
    return {
      ...topic,
      url: pages.find(({ url }) => url === `${practicePath}/${topic.id}`)?.url,
      counts: exerciseLevels.map(level => own.filter(exercise => exercise.level === level).length),
    }
  })
}

interface Task {
  url: string
  title: string
  /** The level of its hardest part. */
  level: ExerciseLevel | undefined
  minutes: number
}

/** The pages of larger tasks: all of their exercises take long. */
function listTasks(pages: PracticePage[]): Task[] {
  return pages.flatMap(({ url, title, exercises }) => {
    const minutes = exercises.map(exercise => exercise.minutes ?? 0)
    const isTask = minutes.length > 0 && minutes.every(each => each > 0)
    if (!isTask) return []
    const level = exerciseLevels.findLast(each => exercises.some(exercise => exercise.level === each))
    return { url, title, level, minutes: minutes.reduce((sum, each) => sum + each) }
  })
}

/** The exercise to begin with. */
function findFirst(exercises: ListedExercise[]): ListedExercise | undefined {
  return exercises.find(({ level }) => level === 'easy') ?? exercises[0]
}

interface OverviewProps {
  description: string
  rows: TopicRow[]
  tasks: Task[]
  count: number
  first: ListedExercise | undefined
}

function OverviewPage({ description, rows, tasks, count, first }: OverviewProps) {
  return (
    <main id="main" className="single practice">
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <PracticeDesk
        topics={rows.map(({ id, title }) => ({ id, title }))}
        count={count}
        first={first && toData(first)}
      />
      <section>
        <h2 id="topics">Topics</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Topic</th>
              {exerciseLevels.map(level => (
                <th key={level} scope="col">
                  {level}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, title, url, counts }) => (
              <tr key={id}>
                <th scope="row">{url === undefined ? title : <a href={url}>{title}</a>}</th>
                {counts.map((count, index) => (
                  <td key={exerciseLevels[index]}>{count}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {tasks.length > 0 && (
        <section>
          <h2 id="larger-tasks">Larger tasks</h2>
          <p>Each has a data set and asks for more than one step.</p>
          <ul>
            {tasks.map(({ url, title, level, minutes }) => (
              <li key={url}>
                <a href={url}>{title}</a>, {level}, {minutes} minutes
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 id="how-it-works">How it works</h2>
        <p>
          A solved exercise moves up one of {daysByBox.length} boxes, and comes again after{' '}
          {listFormat.format(daysByBox.map(String))} days. Opening the answer first puts it back into the first box;
          wrong attempts cost nothing. Sebastian Leitner described these boxes for flash cards in 1972. What you have
          solved is kept in this browser only.
        </p>
      </section>
    </main>
  )
}

function pageRoute(page: PracticePage, exercises: ListedExercise[], site: SiteContent): Route {
  const { url, title: pageTitle, description, keywords, isUnlisted, isDraft } = page
  const steps = [
    { label: title, url: practicePath },
    { label: pageTitle, url },
  ]
  return {
    ...markdownFile(page, site),
    path: url,
    twinOf: undefined,
    styles: ['practice'],
    image: siteImage(site.config),
    head: () => ({
      title: `${title}: ${pageTitle}`,
      description,
      keywords,
      facets: { tag: defaultTag },
      structuredData: [breadcrumbList(steps, site.config)],
    }),
    searchWords: () => (isUnlisted || isDraft ? undefined : searchWordsOf(page)),
    render: () => <ExercisesPage page={page} others={listOthers(page, exercises)} />,
  }
}

/** Questions and data of exercises mention much that other pages explain, so only their beginnings are searched. */
function searchWordsOf(page: PracticePage) {
  const words = collectSearchWords(page, { kind: 'practice', breadcrumbs: [title], docsTag: defaultTag })
  const questions = page.exercises.map(({ question }) => question)
  return { ...words, about: [words.about, ...questions].join('\n'), html: '' }
}

/** The exercises of other pages on the topic of which this is the page. */
function listOthers({ url, topic }: PracticePage, exercises: ListedExercise[]): ListedExercise[] {
  if (url !== `${practicePath}/${topic}`) return []
  return exercises.filter(exercise => exercise.topic === topic && !exercise.url.startsWith(`${url}#`))
}

function ExercisesPage({ page, others }: { page: PracticePage; others: ListedExercise[] }) {
  return (
    <main id="main" className="single practice">
      <VisibilityNote isDraft={page.isDraft} isUnlisted={page.isUnlisted} />
      <article className={getContentsClass(page.headings)}>
        <Breadcrumbs ancestors={[{ label: title, url: practicePath }]} />
        <h1>{page.title}</h1>
        <TableOfContents headings={page.headings} />
        <div className="prose" dangerouslySetInnerHTML={insertHtml(page)} />
        {others.length > 0 && (
          <section>
            <h2 id="elsewhere">More on this topic</h2>
            <ul>
              {others.map(exercise => (
                <li key={exercise.url}>
                  <a href={exercise.url}>{exercise.question}</a> {exercise.level}, in {exercise.page}
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
    </main>
  )
}

/** An exercise as scripts get it. */
function toData({ url, question, page, topic, level, minutes }: ListedExercise) {
  return { url, question, page, topic, level, ...(minutes !== undefined && { minutes }) }
}

/** The text of the file that the scripts of `/practice` fetch. */
export function makeExerciseList(site: SiteContent): string | undefined {
  if (!site.practice) return undefined
  return JSON.stringify({ exercises: listSiteExercises(site).map(toData) })
}
