// Messages about invalid data, in words for authors: which keys a schema knows, to report the unknown ones, and what kind of value
// it expects.

import type { $ZodRawIssue, $ZodType, $ZodTypes } from 'zod/v4/core'

/** `path` ends in the unknown key; `known` are the keys that it could have been. */
interface UnknownKey {
  path: PropertyKey[]
  known: string[]
}

/**
 * The keys of `value`, at any depth, that none of `schemas` knows. zod itself stops at the first invalid value, and drops
 * unknown keys of maps silently.
 */
export function listUnknownKeys(value: unknown, schemas: $ZodType[], path: PropertyKey[] = []): UnknownKey[] {
  if (typeof value !== 'object' || value === null) return []
  const unwrapped = schemas.flatMap(unwrap)
  if (Array.isArray(value)) {
    const elements = unwrapped.flatMap(({ def }) => (def.type === 'array' ? [def.element] : []))
    return value.flatMap((item, index) => listUnknownKeys(item, elements, [...path, index]))
  }
  const shapes = unwrapped.flatMap(({ def }) => (def.type === 'object' ? [def.shape] : []))
  const recordValues = unwrapped.flatMap(({ def }) => (def.type === 'record' ? [def.valueType] : []))
  const listKnown = () => [...new Set(shapes.flatMap(shape => Object.keys(shape)))]
  return Object.entries(value).flatMap(([key, child]) => {
    const childSchemas = [
      ...recordValues,
      ...shapes.flatMap(shape => (Object.hasOwn(shape, key) ? (shape[key] ?? []) : [])),
    ]
    if (childSchemas.length > 0) return listUnknownKeys(child, childSchemas, [...path, key])
    return shapes.length > 0 ? { path: [...path, key], known: listKnown() } : []
  })
}

/** The keys that `schema` knows at `path`: `navbar`, `items` and 0 lead to those of a link in the navbar. */
export function listKnownKeys(schema: $ZodType, path: PropertyKey[]): string[] {
  const [first, ...rest] = path
  const unwrapped = unwrap(schema)
  if (first === undefined) return unwrapped.flatMap(({ def }) => (def.type === 'object' ? Object.keys(def.shape) : []))
  return unwrapped.flatMap(({ def }) => {
    if (def.type === 'array') return listKnownKeys(def.element, rest)
    const child = def.type === 'object' ? def.shape[String(first)] : undefined
    return child ? listKnownKeys(child, rest) : []
  })
}

/** The schemas inside wrappers such as `optional`, and each option of a union. */
function unwrap(schema: $ZodType): { def: $ZodTypes['_zod']['def'] }[] {
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return unwrap(def.innerType)
    case 'pipe':
      return [...unwrap(def.in), ...unwrap(def.out)]
    case 'union':
      return def.options.flatMap(unwrap)
    default:
      return [{ def }]
  }
}

const messagesByType: Record<string, string> = {
  string: 'it must be text',
  number: 'it must be a number',
  int: 'it must be a whole number',
  boolean: 'it must be true or false',
  array: 'it must be a list',
  object: 'it must be a map of keys and values',
  record: 'it must be a map of keys and values',
}

/** The message for an issue whose schema has none, for zod's option `error`. It completes the sentence "Correct it: …". */
export function describeExpectedValue(issue: $ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return messagesByType[issue.expected as string]
  if (issue.code === 'too_small') return `it must be at least ${issue.minimum}`
  return issue.code === 'too_big' ? `it must be at most ${issue.maximum}` : undefined
}
