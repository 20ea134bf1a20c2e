import type { z } from 'zod'
import { findNearest } from '../../lib/edit-distance.ts'
import { practicePath } from '../../urls/section-paths.ts'
import type { Report } from '../input/problem.ts'
import { listFiles, locateText, practiceTopicsFile, readSource, readSourceIfPresent } from '../input/source-file.ts'
import { validateYamlFile } from '../input/yaml.ts'
import type { CompiledMarkdown } from '../markdown/compile-types.ts'
import { isPageFile, type PageSource, type ReadOptions, readPageSource } from '../page-source.ts'
import { practiceFrontMatter } from '../schemas/front-matter-schemas.ts'
import { practiceTopics } from '../schemas/yaml-file-schemas.ts'

/** What exercises are about. */
export type PracticeTopic = z.output<typeof practiceTopics>['topics'][number]

/** A page of exercises, before its Markdown is rendered. */
export type PracticePageSource = PageSource & {
  /** `/practice/sorting` */
  url: string
  title: string
  /** The topic of its exercises that name none. */
  topic: string | undefined
}

export type PracticePage = Omit<PracticePageSource, 'source' | 'languages'> & CompiledMarkdown

/** The section for practising. */
export interface Practice<Page = PracticePage> {
  /** In the order in which they are shown. */
  topics: PracticeTopic[]
  pages: Page[]
}

const folder = 'content/practice'

/** Reads `content/practice`. Undefined on sites without the list of topics. */
export function readPractice(options: ReadOptions): Practice<PracticePageSource> | undefined {
  const { root, report } = options
  const file = readSourceIfPresent(root, practiceTopicsFile)
  const topics = file && validateYamlFile(file, practiceTopics, report)?.topics
  if (!topics) return undefined
  const pages = listFiles(root, folder).filter(isPageFile)
  const read = pages.flatMap(path => readPracticePage(path, topics, options) ?? [])
  // A page without a topic comes last.
  const place = ({ topic }: PracticePageSource) => {
    const index = topics.findIndex(({ id }) => id === topic)
    return index < 0 ? topics.length : index
  }
  return { topics, pages: read.sort((a, b) => place(a) - place(b)) }
}

function readPracticePage(path: string, topics: PracticeTopic[], options: ReadOptions): PracticePageSource | undefined {
  const read = readPageSource(path, practiceFrontMatter, options)
  if (!read) return undefined
  const { frontMatter, page, file } = read
  const { title, topic } = frontMatter
  if (topic !== undefined)
    checkTopic(topic, topics, { locate: () => locateText(file, 'topic:'), report: options.report })
  return { ...page, url: `${practicePath}/${path.slice(folder.length + 1).replace(/\.mdx?$/, '')}`, title, topic }
}

/** Reports the topics of exercises that are not in the list. */
export function reportUnknownTopics(
  pages: readonly Pick<PracticePage, 'file' | 'exercises'>[],
  topics: PracticeTopic[],
  { root, report }: { root: string; report: Report },
) {
  for (const { file: path, exercises } of pages) {
    for (const topic of new Set(exercises.flatMap(exercise => exercise.topic ?? [])))
      checkTopic(topic, topics, { locate: () => locateText(readSource(root, path), `topic="${topic}"`), report })
  }
}

function checkTopic(
  topic: string,
  topics: PracticeTopic[],
  { locate, report }: { locate: () => string; report: Report },
) {
  const ids = topics.map(({ id }) => id)
  if (ids.includes(topic)) return
  const suggestion = findNearest(topic, ids)
  report({
    level: 'error',
    where: locate(),
    what: `There is no topic \`${topic}\` in ${practiceTopicsFile}.`,
    fix: suggestion ? `Did you mean \`${suggestion}\`?` : 'Add it there, or name another one.',
  })
}
