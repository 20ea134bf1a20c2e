// What a schema knows, for messages about keys it does not know.
import type { $ZodType, $ZodTypes } from 'zod/v4/core'

export type UnknownKey = { path: PropertyKey[]; known: string[] }

/** The keys of `value`, at any depth, that no part of `schema` for their place knows. */
export function unknownKeys(value: unknown, schemas: $ZodType[], path: PropertyKey[] = []): UnknownKey[] {
  const forms = schemas.flatMap(formsOf)
  if (Array.isArray(value)) {
    const elements = forms.flatMap(({ def }) => (def.type === 'array' ? [def.element] : []))
    return value.flatMap((item, index) => unknownKeys(item, elements, [...path, index]))
  }
  if (typeof value !== 'object' || value === null || forms.length === 0) return []
  const shapes = forms.flatMap(({ def }) => (def.type === 'object' ? [def.shape] : []))
  const values = forms.flatMap(({ def }) => (def.type === 'record' ? [def.valueType] : []))
  const known = [...new Set(shapes.flatMap(shape => Object.keys(shape)))]
  return Object.entries(value).flatMap(([key, child]) => {
    const below = [...values, ...shapes.flatMap(shape => (Object.hasOwn(shape, key) ? (shape[key] ?? []) : []))]
    if (below.length > 0) return unknownKeys(child, below, [...path, key])
    return shapes.length > 0 ? { path: [...path, key], known } : []
  })
}

/** The keys that `schema` knows at `path`. */
export function knownKeys(schema: $ZodType, path: PropertyKey[]): string[] {
  const [first, ...rest] = path
  const forms = formsOf(schema)
  if (first === undefined) return forms.flatMap(({ def }) => (def.type === 'object' ? Object.keys(def.shape) : []))
  return forms.flatMap(({ def }) => {
    if (def.type === 'array') return knownKeys(def.element, rest)
    const child = def.type === 'object' ? def.shape[String(first)] : undefined
    return child ? knownKeys(child, rest) : []
  })
}

type Form = { def: $ZodTypes['_zod']['def'] }

/** What a schema accepts, without what is wrapped around it. */
function formsOf(schema: $ZodType): Form[] {
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return formsOf(def.innerType)
    case 'pipe':
      return [...formsOf(def.in), ...formsOf(def.out)]
    case 'union':
      return def.options.flatMap(formsOf)
    default:
      return [{ def }]
  }
}
