import { Type } from '../values/types.ts'
import { Atom } from '../values/value.ts'
import { parseItem } from '../verbs/cast/tok-items.ts'

/** The virtual column of a database: `date` where its folders have names such as `2024.01.02`. */
export interface PartitionField {
  name: string
  type: number
  pattern: RegExp
}

const fields: readonly PartitionField[] = [
  { name: 'date', type: Type.date, pattern: /^\d{4}\.\d\d\.\d\d$/ },
  { name: 'month', type: Type.month, pattern: /^\d{4}\.\d\d$/ },
  { name: 'year', type: Type.int, pattern: /^\d{4}$/ },
  { name: 'int', type: Type.int, pattern: /^\d+$/ },
]

/** Whether a folder may be a partition. */
export const isPartitionName = (name: string): boolean => fields.some(({ pattern }) => pattern.test(name))

/** What the partitions with these names are numbered by; undefined if there are none or they differ in form. */
export const findField = (folders: readonly string[]): PartitionField | undefined =>
  folders.length ? fields.find(({ pattern }) => folders.every(folder => pattern.test(folder))) : undefined

/** The partition that a folder holds: `2024.01.02` is a date. */
export const partitionOf = ({ type }: PartitionField, folder: string): Atom => new Atom(type, parseItem(type, folder))
