import { expect, test } from 'vitest'
import { readMdxImports } from './read-mdx-imports.ts'

test.each([
  ["import Tabs from '@theme/Tabs'", '@theme/Tabs', ['Tabs=default'], 1],
  ['import Tabs from "@theme/Tabs";', '@theme/Tabs', ['Tabs=default'], 1],
  ["import {A, B as C} from './parts'", './parts', ['A=A', 'C=B'], 1],
  ["import React, { useState } from 'react'", 'react', ['React=default', 'useState=useState'], 1],
  ["import {\n  A,\n  B,\n} from './parts'", './parts', ['A=A', 'B=B'], 4],
  ["import * as all from './all'", './all', ['all=*'], 1],
  ["import Part, {toc as partToc} from './_part.mdx'", './_part.mdx', ['Part=default', 'partToc=toc'], 1],
  ["import './own.css'", './own.css', [], 1],
])('%j imports from %s the names %j', (text, from, names, length) => {
  const lines = `Text\n${text}\n\nText`.split('\n')
  const read = readMdxImports(lines, 1)
  expect(read?.statements).toMatchObject([{ from, line: 1 }])
  expect(read?.statements[0]?.names.map(({ name, imported }) => `${name}=${imported}`)).toEqual(names)
  expect(read?.length).toBe(length)
})

test('one line may hold several imports', () => {
  const read = readMdxImports(["import A from './a'; import {B} from './b';"], 0)
  expect(read?.statements.map(({ from }) => from)).toEqual(['./a', './b'])
})

test.each(['import tables from disk', 'import', 'imports are code', ' import A from "a"'])(
  '%j imports nothing',
  line => {
    expect(readMdxImports([line, '', 'Text'], 0)).toBeUndefined()
  },
)
