import type { $ZodRawIssue } from 'zod/v4/core'

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
