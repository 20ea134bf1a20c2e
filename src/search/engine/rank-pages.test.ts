import { expect, test } from 'vitest'
import type { HitKind } from '../search-contract.ts'
import { readQuery } from './query.ts'
import { rankPages } from './rank-pages.ts'

interface Section {
  heading?: string
  score: number
  wordScores?: number[]
}
interface Page {
  title?: string
  kind?: HitKind
  sections: Section[]
}

/** A page whose title and heading have no word of any query below, and whose score is that of its section. */
const plain = (score: number): Page => ({ title: 'Plain', sections: [{ heading: 'Other', score }] })

test.each<[string, string, number, Page]>([
  ['a heading with exactly the words of the query', 'window ', 2.2, { sections: [{ heading: 'Window', score: 1 }] }],
  ['a heading with one other word', 'window ', 1.6, { sections: [{ heading: 'Window functions', score: 1 }] }],
  ['a heading with half of the query', 'window join ', 1.6, { sections: [{ heading: 'Window', score: 1 }] }],
  ['a title with exactly the words', 'window ', 1.9, { title: 'Window', sections: [{ heading: 'Other', score: 1 }] }],
  [
    'a title with one other word',
    'window ',
    1.675,
    { title: 'A window function', sections: [{ heading: 'Other', score: 1 }] },
  ],
  [
    'the lead of a page with that title, which is its heading too',
    'window ',
    2.2 * 1.9,
    { title: 'Window', sections: [{ score: 1 }] },
  ],
  [
    'a second section',
    'window ',
    1.18,
    {
      sections: [
        { heading: 'Other', score: 1 },
        { heading: 'More', score: 1 },
      ],
    },
  ],
  [
    'a third section, half as much',
    'window ',
    1.27,
    { sections: Array.from({ length: 3 }, () => ({ heading: 'Other', score: 1 })) },
  ],
  [
    'more than four further sections no more',
    'window ',
    1.375,
    { sections: Array.from({ length: 9 }, () => ({ heading: 'Other', score: 1 })) },
  ],
  [
    'words that are spread over sections',
    'window ',
    1.3,
    { sections: [{ heading: 'Other', score: 1, wordScores: [2] }] },
  ],
  ['that a page is a standalone page', 'window ', 0.9, { kind: 'page', sections: [{ heading: 'Other', score: 1 }] }],
  [
    'that a page is of the reference',
    'window ',
    0.1,
    { kind: 'reference', sections: [{ heading: 'Other', score: 1 }] },
  ],
  ['that a page has exercises', 'window ', 0.1, { kind: 'practice', sections: [{ heading: 'Other', score: 1 }] }],
  ['that a page is a post', 'window ', 0.65, { kind: 'blog', sections: [{ heading: 'Other', score: 1 }] }],
  ['that a lead answers a question, from three words on', 'window join table ', 0.65, { sections: [{ score: 1 }] }],
  ['a lead and two words', 'window join ', 1, { sections: [{ score: 1 }] }],
])('%s, for "%s", counts like a score of %f', (_, query, score, page) => {
  expect(rank(query, [plain(score * 1.001), { title: 'Asked', ...page }])[0]?.title).toBe('Plain')
  expect(rank(query, [plain(score * 0.999), { title: 'Asked', ...page }])[0]?.title).not.toBe('Plain')
})

test('sections are listed best first, if they have half of the score of the best', () => {
  const sections = [0.51, 1, 0.49].map(score => ({ heading: `Scored ${score}`, score }))
  expect(rank('window ', [{ title: 'Page', sections }])).toEqual([
    { title: 'Page', headings: ['Scored 1', 'Scored 0.51'] },
  ])
})

test('only the headings of the best 300 sections are compared', () => {
  const many = (count: number) => ({
    title: 'Long',
    sections: Array.from({ length: count }, () => ({ heading: 'Other', score: 0 })),
  })
  const asked = { title: 'Asked', sections: [{ heading: 'Window', score: 1 }] }
  expect(rank('window ', [many(298), plain(1.5), asked])[0]?.title).toBe('Asked')
  expect(rank('window ', [many(299), plain(1.5), asked])[0]?.title).toBe('Plain')
})

/** Titles of the pages in the order of the answer, with the headings of their sections. */
function rank(query: string, pages: Page[]) {
  const read = readQuery(query)
  const sections = pages.flatMap(({ title = '', kind = 'doc', sections }) => {
    const page = {
      ...{ url: title, title, kind, breadcrumbs: [], docsTag: 'default', isDemonstration: false, textFile: '' },
      sections: [],
    }
    return sections.map(({ heading = '', score, wordScores = read.words.map(() => 0) }) => ({
      indexed: { page, heading, anchor: heading },
      score,
      wordScores,
    }))
  })
  const ranking = {
    wordWeights: read.words.map(() => 1 / read.words.length),
    sections: sections.map(({ score, wordScores }, section) => ({ section, score, wordScores })),
  }
  const indexed = sections.map(({ indexed }) => indexed)
  return rankPages([ranking], indexed, read).map(({ page, sections: listed }) => ({
    title: page.title,
    headings: listed.map(({ heading }) => heading),
  }))
}
