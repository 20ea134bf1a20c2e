import { emptyList } from '../values/construct.ts'
import { toUniformList } from '../values/items.ts'
import { binary, unary, type VerbTable } from '../values/verb.ts'
import { join } from '../verbs/tables/join.ts'

/** The operator `,`: Join, and Enlist as the unary form. */
export const commaVerb: VerbTable = {
  ',': binary(join, {
    shape: 'x,y',
    help: 'joins two values into one list',
    examples: [
      ['1 2,3', '1 2 3'],
      ['1,`a', '1\n`a'],
      ['(`a`b!1 2),`b`c!3 4', 'a| 1\nb| 3\nc| 4'],
      ['([]a:1 2),([]a:3 4)', 'a\n-\n1\n2\n3\n4'],
      ['1,([]a:1 2)', "'type\n  [0]  1,([]a:1 2)\n        ^"],
    ],
    code: 12,
    identity: () => emptyList,
  }),
  ',:': unary(x => toUniformList([x]), {
    shape: '(,:)x',
    help: 'makes a list of one item, as enlist',
    examples: [['(,:)5', ',5']],
    code: 12,
  }),
}
