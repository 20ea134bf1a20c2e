import { expect, test } from 'vitest'
import { isLongRun } from '../../../tests/support/long-run.ts'
import { answer, type Chance, codeOrText, forRandomCases, longsSource, symbolsSource } from './random-cases.ts'

const count = isLongRun ? 1000 : 60

test('a query is the same as its parse tree evaluated, and as a function that runs it', () => {
  forRandomCases(count, chance => {
    answer(`t:${tableSource(randomRows(chance))}`)
    const query = randomQuery(chance)
    expect(answer(`(${query})~eval parse"${query}"`), query).toBe('1b')
    expect(answer(`(${query})~{[u]${query.replace('from t', 'from u')}}t`), query).toBe('1b')
  })
})

test('a query is the same as its functional form', () => {
  forRandomCases(count, chance => {
    answer(`t:${tableSource(randomRows(chance))}`)
    const limit = chance.whole(-5, 5)
    const where = `enlist(>;\`v;${limit})`
    const pairs = [
      [`select from t where v>${limit}`, `?[t;${where};0b;()]`],
      [`select m:max v,n:count i by s from t`, '?[t;();(enlist`s)!enlist`s;`m`n!((max;`v);(count;`i))]'],
      [`exec v from t where v>${limit}`, `?[t;${where};();\`v]`],
      [`exec sum v by s from t`, '?[t;();`s;(sum;`v)]'],
      [`update w:v+1 from t where v>${limit}`, `![t;${where};0b;(enlist\`w)!enlist(+;\`v;1)]`],
      [`delete from t where v>${limit}`, `![t;${where};0b;\`symbol$()]`],
    ]
    for (const [query, functional] of pairs) expect(answer(`(${query})~${functional}`), query).toBe('1b')
  })
})

test('expressions are the same as their parse trees evaluated', () => {
  forRandomCases(count, chance => {
    const expression = randomExpression(chance, 3)
    expect(codeOrText(`eval parse"${expression}"`), expression).toBe(codeOrText(expression))
  })
})

test('xasc and xdesc sort rows and keep the order of equal ones', () => {
  forRandomCases(count, chance => {
    const rows = randomRows(chance)
    const upwards = [...rows].sort((a, b) => compareTexts(a.s, b.s) || a.v - b.v)
    const downwards = [...rows].sort((a, b) => b.v - a.v)
    expectSame(`\`s\`v xasc ${tableSource(rows)}`, tableSource(upwards))
    expectSame(`\`v xdesc ${tableSource(rows)}`, tableSource(downwards))
  })
})

test('fby gives each row the aggregate of its group', () => {
  forRandomCases(count, chance => {
    const rows = randomRows(chance)
    const kept = rows.filter(row => row.v === Math.max(...rows.filter(({ s }) => s === row.s).map(({ v }) => v)))
    expectSame(`select from ${tableSource(rows)} where v=(max;v)fby s`, tableSource(kept))
  })
})

test('aj takes the last row of the same symbol that is not later', () => {
  forRandomCases(count, chance => {
    const asked = randomRows(chance)
    const known = randomRows(chance).sort((a, b) => a.t - b.t)
    const found = asked.map(({ s, t }) => known.filter(row => row.s === s && row.t <= t).at(-1)?.v ?? '0N')
    const left = `(select s,t from ${tableSource(asked)})`
    expectSame(`aj[\`s\`t;${left};${tableSource(known)}]`, `update v:${valuesSource(found)} from ${left}`)
  })
})

test('wj1 aggregates the rows within each window, wj also the one before it', () => {
  forRandomCases(count, chance => {
    const asked = randomRows(chance)
    const known = randomRows(chance).sort((a, b) => a.t - b.t)
    if (!asked.length || !known.length) return
    const sums = (hasPrevious: boolean) =>
      asked.map(({ s, t }) => {
        const same = known.filter(row => row.s === s)
        const previous = same.filter(row => row.t <= t - 3).at(-1)
        const within = same.filter(row => row.t >= t - 3 && row.t <= t + 1)
        const used = hasPrevious && previous && !within.includes(previous) ? [previous, ...within] : within
        return used.reduce((total, { v }) => total + v, 0)
      })
    const left = `(select s,t from ${tableSource(asked)})`
    const right = `(update \`p#s from \`s\`t xasc ${tableSource(known)};(sum;\`v))`
    for (const verb of ['wj', 'wj1']) {
      const joined = `{[u;k]${verb}[-3 1+\\:u\`t;\`s\`t;u;k]}[${left};${right}]`
      expectSame(joined, `update v:${longsSource(sums(verb === 'wj'))} from ${left}`)
    }
  })
})

test('grouped and ungrouped again, rows are those that were there', () => {
  forRandomCases(count, chance => {
    const rows = randomRows(chance)
    if (rows.length) expect(answer(`{(\`s xasc x)~\`s xasc ungroup\`s xgroup x}${tableSource(rows)}`)).toBe('1b')
  })
})

interface Row {
  s: string
  t: number
  v: number
}

const randomRows = ({ many, pick, whole }: Chance): Row[] =>
  many(10, () => ({ s: pick(['a', 'b', 'c']), t: whole(0, 20), v: whole(-9, 9) }))

const tableSource = (rows: readonly Row[]): string =>
  `([]s:${symbolsSource(rows.map(({ s }) => s))};t:${longsSource(rows.map(({ t }) => t))};v:${longsSource(rows.map(({ v }) => v))})`

const valuesSource = (values: readonly (number | string)[]): string =>
  values.length > 1 ? `${values.join(' ')}` : values.length ? `enlist ${values[0]}` : '`long$()'

function expectSame(input: string, expected: string) {
  expect(answer(`(${input})~${expected}`), `${input} and ${expected}`).toBe('1b')
}

const compareTexts = (x: string, y: string) => (x < y ? -1 : Number(x > y))

function randomQuery({ pick, whole }: Chance): string {
  const columns = pick(['', 'v', 't,v', 'w:v+t', 'sum v', 'n:count i,last t', 'distinct s'])
  const by = pick(['', ' by s', ' by s,b:v>0'])
  const where = pick([
    '',
    ` where v>${whole(-5, 5)}`,
    ' where s=`a',
    ` where s in\`a\`b,t<${whole(5, 15)}`,
    ' where v=max v',
  ])
  const verb = pick(['select', 'exec', 'update', 'delete'])
  if (verb === 'delete') return pick([`delete from t${where}`, 'delete v from t'])
  if (verb === 'update') return `update ${pick(['v:2*v', 'w:v-t', 'w:sum v'])}${by} from t${where}`
  return `${verb} ${columns || (verb === 'exec' ? 'v' : '')}${columns === 'distinct s' ? '' : by} from t${where}`
}

function randomExpression(chance: Chance, depth: number): string {
  const { pick, whole } = chance
  if (!depth) return pick([`${whole(0, 9)}`, '(1 2 3)', '`a`b', '(til 4)', '0b', '2.5', '(enlist 1)', '2024.01.01'])
  const inner = () => randomExpression(chance, depth - 1)
  return pick([
    () => `(${inner()};${inner()})`,
    () => `(count ${inner()})`,
    () => `${pick(['first', 'enlist', 'reverse', 'type', 'string', 'distinct'])}[${inner()}]`,
    () => `(${inner()}),${inner()}`,
    () => `(${inner()})~${inner()}`,
    () => `{[x;y](x;y)}[${inner()};${inner()}]`,
    () => `count'[(${inner()};${inner()})]`,
    () => `$[1b;${inner()};${inner()}]`,
    () => `(,/)(${inner()};${inner()})`,
  ])()
}
