import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('views without views is an empty list without an attribute', () => expect(run('views[]')).toBe('`symbol$()'))
