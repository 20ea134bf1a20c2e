import { accidents } from './accidents.ts'
import { codeEdits, ownCodeEdits } from './code-edits.ts'
import { configurationEdits } from './configuration-edits.ts'
import { dataEdits } from './data-edits.ts'
import type { Edit } from './edit.ts'
import { fileEdits } from './file-edits.ts'
import { frontMatterEdits } from './front-matter-edits.ts'
import { mistakes } from './mistakes.ts'
import { textEdits } from './text-edits.ts'
import { treeEdits } from './tree-edits.ts'

export const allEdits: Edit[] = [
  ...textEdits,
  ...frontMatterEdits,
  ...treeEdits,
  ...dataEdits,
  ...fileEdits,
  ...configurationEdits,
  ...codeEdits,
  ...mistakes,
  ...accidents,
]

/** For sites with stylesheets, an island, a control and data. */
export const allEditsOfOwnCode: Edit[] = [...allEdits, ...ownCodeEdits]
