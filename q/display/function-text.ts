import type { Primitive, Value } from '../values/value.ts'

/** What q prints for keywords that are unary forms of operators, and for what is made of other verbs: `<=` is not `>`. */
const shortForms: Readonly<Record<string, string>> = {
  neg: '-:',
  flip: '+:',
  first: '*:',
  reciprocal: '%:',
  where: '&:',
  reverse: '|:',
  null: '^:',
  not: '~:',
  til: '!:',
  key: '!:',
  count: '#:',
  distinct: '?:',
  type: '@:',
  value: '.:',
  string: '$:',
  group: '=:',
  floor: '_:',
  iasc: '<:',
  idesc: '>:',
  raze: ',/',
  sums: '+\\',
  prds: '*\\',
  maxs: '|\\',
  mins: '&\\',
  fills: '^\\',
  deltas: "-':",
  ratios: "%':",
  prev: ":':",
  '<=': '~>',
  '>=': '~<',
  '<>': '~=',
}

/** A function as q prints it; `textOf` gives the text of the values it was made of. */
export function functionText(value: Value, textOf: (value: Value) => string): string {
  switch (value.kind) {
    case 'lambda':
      return value.source
    case 'primitive':
      return primitiveText(value)
    case 'iterator':
      return value.name
    case 'derived':
      return textOf(value.target) + value.iterator
    case 'composition':
      return value.functions.map(textOf).join('')
    case 'projection':
      return `${textOf(value.target)}[${value.args.map(argument => (argument ? textOf(argument) : '')).join(';')}]`
    default:
      return textOf(value)
  }
}

const primitiveText = ({ name }: Primitive) => shortForms[name] ?? name
