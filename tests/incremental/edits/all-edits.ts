import { accidents } from './accidents.ts'
import { codeEdits } from './code-edits.ts'
import { configurationEdits } from './configuration-edits.ts'
import { dataEdits } from './data-edits.ts'
import { fileEdits } from './file-edits.ts'
import { frontMatterEdits } from './front-matter-edits.ts'
import { mistakes } from './mistakes.ts'
import { textEdits } from './text-edits.ts'
import { treeEdits } from './tree-edits.ts'

/** By their subjects: some of each are made. */
export const allEdits = [
  textEdits,
  frontMatterEdits,
  treeEdits,
  dataEdits,
  fileEdits,
  configurationEdits,
  codeEdits,
  mistakes,
  accidents,
]
