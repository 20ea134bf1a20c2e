import { numberKey } from '../../lib/collections.ts'
import { listTermsOfSections, type PageTerms } from './page-terms.ts'
import { type Field, type FieldLengths, fields } from './postings.ts'

/** The postings of a whole site in a few long lists, which take much less memory than an object for each. */
export interface PostingTable {
  /** Sorted. */
  terms: string[]
  /** Where the posting of each term and field begins in the lists below, and the end of the last: `findPosting`. */
  starts: Uint32Array
  /** The sections that have a term, in ascending order. Section numbers count through all pages. */
  sections: Uint32Array
  /** How often each of these sections has the term. */
  counts: Uint32Array
  lengths: FieldLengths
}

/** The part [from, to) of the lists. It is empty if no section has the term in that field. */
export interface PostingRange {
  from: number
  to: number
}

/** `term` and `field` are positions in `terms` and `fields`. */
export function findPosting({ starts }: PostingTable, term: number, field: number): PostingRange {
  const slot = term * fields.length + field
  return { from: starts[slot] ?? 0, to: starts[slot + 1] ?? 0 }
}

/** The terms of the pages so far. There is one item for each term, field and section, in the order of the sections. */
interface CollectedTerms {
  numbers: Map<string, number>
  /** A slot stands for a term and a field. */
  slots: NumberList
  counts: NumberList
  /** For each section, the number of items up to its end. */
  sectionEnds: number[]
  lengths: FieldLengths
}

/** The table of pages that follow each other. */
export function tabulate(pages: Iterable<PageTerms>): PostingTable {
  const collected: CollectedTerms = {
    numbers: new Map(),
    slots: new NumberList(),
    counts: new NumberList(),
    sectionEnds: [],
    lengths: { title: [], heading: [], about: [], text: [], code: [] },
  }
  for (const page of pages) addPage(page, collected)
  return sortTerms(collected)
}

/** One table of several, whose sections follow each other in this order. */
export function mergeTables(tables: readonly PostingTable[]): PostingTable {
  const terms = [...new Set(tables.flatMap(table => table.terms))].sort()
  const places = numberTerms(terms)
  const slotsOfTables = tables.map(table => findSlots(table.terms, places))
  const starts = new Uint32Array(terms.length * fields.length + 1)
  for (const [number, table] of tables.entries())
    for (const [slot, mergedSlot] of (slotsOfTables[number] ?? []).entries())
      addAt(starts, mergedSlot + 1, (table.starts[slot + 1] ?? 0) - (table.starts[slot] ?? 0))
  sumUp(starts)

  const size = starts.at(-1) ?? 0
  const lengths = mergeLengths(tables)
  const merged = { terms, starts, sections: new Uint32Array(size), counts: new Uint32Array(size), lengths }
  const next = starts.slice()
  let firstSection = 0
  for (const [number, table] of tables.entries()) {
    for (const [slot, mergedSlot] of (slotsOfTables[number] ?? []).entries()) {
      const end = table.starts[slot + 1] ?? 0
      let place = next[mergedSlot] ?? 0
      for (let item = table.starts[slot] ?? 0; item < end; item++, place++) {
        merged.sections[place] = firstSection + (table.sections[item] ?? 0)
        merged.counts[place] = table.counts[item] ?? 0
      }
      next[mergedSlot] = place
    }
    firstSection += table.lengths.title.length
  }
  return merged
}

function mergeLengths(tables: readonly PostingTable[]): FieldLengths {
  const merge = (field: Field) => [field, tables.flatMap(({ lengths }) => lengths[field])]
  return Object.fromEntries(fields.map(merge)) as FieldLengths
}

function addPage(page: PageTerms, { numbers, slots, counts, sectionEnds, lengths }: CollectedTerms) {
  const firstSlots = page.terms.map(term => numberKey(numbers, term) * fields.length)
  for (const lists of listTermsOfSections(page)) {
    for (const [fieldNumber, field] of fields.entries()) {
      const sizeBefore = slots.size
      for (const number of lists[field]) {
        if (number < 0) counts.replaceLast(-number)
        else {
          slots.push((firstSlots[number] ?? 0) + fieldNumber)
          counts.push(1)
        }
      }
      lengths[field].push(slots.size - sizeBefore)
    }
    sectionEnds.push(slots.size)
  }
}

/** Brings the items into the order of their terms and fields. Those of one posting stay in the order of their sections. */
function sortTerms({ numbers, slots, counts, sectionEnds, lengths }: CollectedTerms): PostingTable {
  const terms = [...numbers.keys()].sort()
  const sortedSlots = findSlots([...numbers.keys()], numberTerms(terms))
  const starts = new Uint32Array(sortedSlots.length + 1)
  for (let item = 0; item < slots.size; item++) addAt(starts, (sortedSlots[slots.at(item)] ?? 0) + 1, 1)
  sumUp(starts)

  const table = { terms, starts, sections: new Uint32Array(slots.size), counts: new Uint32Array(slots.size), lengths }
  const next = starts.slice()
  let item = 0
  for (const [section, end] of sectionEnds.entries()) {
    for (; item < end; item++) {
      const slot = sortedSlots[slots.at(item)] ?? 0
      const place = next[slot] ?? 0
      next[slot] = place + 1
      table.sections[place] = section
      table.counts[place] = counts.at(item)
    }
  }
  return table
}

/** The place of each term in a list. */
function numberTerms(terms: readonly string[]): Map<string, number> {
  return new Map(terms.map((term, place) => [term, place]))
}

/** For each of `terms` in turn, and each field, the slot of both in a table whose terms have these `places`. */
function findSlots(terms: readonly string[], places: ReadonlyMap<string, number>): Uint32Array {
  const slots = new Uint32Array(terms.length * fields.length)
  for (const [number, term] of terms.entries()) {
    const slot = (places.get(term) ?? 0) * fields.length
    for (const field of fields.keys()) slots[number * fields.length + field] = slot + field
  }
  return slots
}

/** Counts become the sums of the counts so far. */
function sumUp(list: Uint32Array) {
  for (let place = 1; place < list.length; place++) addAt(list, place, list[place - 1] ?? 0)
}

function addAt(list: Uint32Array, place: number, added: number) {
  list[place] = (list[place] ?? 0) + added
}

/** A list that takes 4 bytes for each number. */
class NumberList {
  size = 0
  #numbers = new Uint32Array(1024)

  at(place: number): number {
    return this.#numbers[place] ?? 0
  }

  push(number: number) {
    if (this.size === this.#numbers.length) {
      const grown = new Uint32Array(this.size * 2)
      grown.set(this.#numbers)
      this.#numbers = grown
    }
    this.#numbers[this.size++] = number
  }

  replaceLast(number: number) {
    this.#numbers[this.size - 1] = number
  }
}
