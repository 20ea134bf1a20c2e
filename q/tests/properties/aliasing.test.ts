import { expect, test } from 'vitest'
import { isLongRun } from '../../../tests/support/long-run.ts'
import { execute } from '../../session/run-input.ts'
import type { SessionState } from '../../session/session-state.ts'
import { Dictionary, List, Projection, Table, type Value, Vector } from '../../values/value.ts'
import { valueKey } from '../../vectors/value-key.ts'
import { startSession } from '../session.ts'
import { type Chance, forRandomCases } from './random-cases.ts'

/** Values of all sorts that can be appended to and amended; some hold others. */
const start = `
y2:()!();a:til 40;b:100?10;c:\`s#til 30;d:\`u#til 25;e:\`g#60?\`x\`y\`z;f:50?1f;g:"some text of thirty characters";h:0#0
i:2000.01.01D00:00:00+til 30;j:0D00:00:01*til 30
l:(til 20;"abc";\`x);m:5 20#til 100;n:50 3#til 150;o:30#enlist"word";r:(1;\`a;"b"),til 20
p:\`x\`y\`z!(til 30;"text";20#\`q);q:(til 40)!40?100;s:\`k\`l\`m!1 2 3
sym:\`x\`y\`z;u:\`sym$40?\`x\`y\`z
t:([]a:til 40;b:40?\`x\`y;c:40?1f;d:40#enlist"str");v:([]a:\`s#til 20;g:\`g#20?\`x\`y)
k:([a:til 40]b:40?1f;c:40?\`x\`y);w:([a:30?5;b:til 30]c:30?100)
y:(til 30)!([]a:til 30;b:30?\`x\`y;c:30#enlist"str");x:(\`$"r",/:string til 9)!([]a:til 9)
hold:{[h;i]h i}[b];keep:{[h;k;i]h[k;i]}[m;2]
view::f`

const vectors = ['a', 'b', 'c', 'd', 'h']
const lists = ['l', 'm', 'n', 'o', 'r']
const tables = ['t', 'v']
const variables = [...vectors, 'e', 'f', 'g', 'i', 'j', ...lists, 'p', 'q', 's', 'u', ...tables, 'k', 'w', 'x', 'y']

/** A statement that changes a variable, or makes another variable or value share what one holds. */
function randomStatement({ pick, whole, random }: Chance): string {
  const x = pick(variables)
  const y = pick(variables)
  const vector = pick(vectors)
  const row = whole(0, 45)
  return pick([
    `${x}:${y}`,
    `l:(${x};${y};${x})`,
    `p[\`${pick(['x', 'y', 'new'])}]:${y}`,
    `h:l[${whole(0, 2)}]`,
    `a:m[${whole(0, 4)}]`,
    `hold:{[h;i]h i}[${x}]`,
    `b:hold til 30`,
    `${x}:hold[::]`,
    `m:5#enlist ${vector}`,
    `${vector}:${whole(1, 60)}#${vector}`,
    `${vector},:${pick(['7', '8 9', 'til 20', '0N', '9007199254740993', '`s', '()'])}`,
    `${vector}:${vector},${row}`,
    `h:${vector},${row};a:${vector},${row + 1};(h;a)`,
    `${vector}[${row}]:${whole(0, 99)}`,
    `${vector}[${row}]+:${whole(1, 9)}`,
    `${vector}[${row} ${whole(0, 9)} ${row}]+:1 2 3`,
    `${vector}[til 20]:${pick(['0', '20?9', '`s', '5 6'])}`,
    `@[\`${vector};${row};${pick(['neg', ':;5', '+;3', '{x+sum b};1', ',;1'])}]`,
    `${y}:@[${vector};${whole(0, 9)};:;77]`,
    `e[${row}]:\`${pick(['x', 'y', 'z'])}`,
    `e,:\`${pick(['x', 'w'])}`,
    `f[${row}]:${random().toFixed(3)}`,
    `f,:1.5 0n`,
    `g,:"${pick(['a', 'more'])}"`,
    `g[${row}]:"x"`,
    `i,:2000.01.02D+${row};i[${row}]:0Np`,
    `j[${row}]:0Wn;j,:200D00:00:00.000000001`,
    `m[${whole(0, 4)};${whole(0, 25)}]:${row}`,
    `m[${whole(0, 4)}],:${row}`,
    `n[;1]+:1`,
    `n,:enlist ${row} 1 2`,
    `n[${row}]:${pick(['1 2 3', '`a`b`c', '5', '(1;`a)'])}`,
    `o,:enlist "another";o[${row};1]:"?"`,
    `r,:${pick(['5', '`z', '"c"', '(1 2;`q)'])}`,
    `r[${row}]:${pick(['5', '`z', '1 2 3'])}`,
    `.[\`p;(\`x;${whole(0, 9)});:;${row}]`,
    `p[\`x],:${row}`,
    `p[\`x;${whole(0, 40)}]+:10`,
    `q[${whole(0, 90)}]:${row}`,
    `q[${whole(0, 90)} ${whole(0, 90)}]+:1`,
    `q,:(enlist ${whole(0, 90)})!enlist ${row}`,
    `{q[x]+:1}each ${whole(5, 25)}?90`,
    `z:q;{q[x]:y}'[1000+til 20;til 20];{z[x]:y}'[20?1030;til 20];(q;z)`,
    `z:k;{\`k upsert(x;1f;\`x)}each 1000+til 20;{\`z upsert(x;2f;\`y)}each 20?1030;(k;z)`,
    `s[\`${pick(['k', 'l', 'm', 'n'])}]+:1`,
    `q:s;s[\`k]:0`,
    `u,:\`sym$\`${pick(['x', 'y', 'z', 'none'])}`,
    `u[${row}]:\`${pick(['x', 'y'])}`,
    `sym,:\`n${row};u:\`sym$sym`,
    `\`t insert (${row};\`x;1.5;"str")`,
    `\`t insert (1 2;\`x\`y;1.5 2.5;("ab";"cd"))`,
    `\`v insert (${whole(0, 200)};\`${pick(['x', 'z'])})`,
    `v,:(${whole(0, 200)};\`x)`,
    `t[${row};\`c]:${random().toFixed(2)}`,
    `t[${whole(0, 30)};\`d]:"new"`,
    `t[${row};\`new]:1`,
    `t[\`a]:til count t`,
    `update c:0f from \`t where a=${row}`,
    `update g:\`y from \`v where i=${whole(0, 25)}`,
    `delete from \`t where i=${row}`,
    `t:update c:a from t where a<10`,
    `\`k upsert (${whole(0, 60)};2.5;\`y)`,
    `\`k upsert ([a:3 99]b:7 8f;c:\`p\`q)`,
    `\`k insert (${whole(30, 200)};1f;\`x)`,
    `k[${row}]:(1.25;\`z)`,
    `k[${row};\`b]:9f`,
    `\`w upsert (${whole(0, 5)};${row};${whole(0, 9)})`,
    `w[(1;${row})]`,
    `y[${row}]:${pick([`\`a\`b\`c!(${row};\`z;"new")`, `(${row};\`q;"list")`, `y ${whole(0, 9)}`, `first t`])}`,
    `y[${row};\`${pick(['a', 'b', 'c', 'other'])}]:${pick(['7', '`z', '"text"'])}`,
    `y[${row};\`a]+:1`,
    `y[${whole(0, 29)} ${whole(0, 29)};\`a]:8 9`,
    `y[;\`a]+:1`,
    `y,:(enlist ${row})!enlist\`a\`b\`c!(${row};\`w;"joined")`,
    `y,:(20+til ${whole(1, 20)})#y`,
    `y,:y2;y2:y;y[${row}]:(0;\`;"")`,
    `y2:y;{y2[x]:(x;\`loop;"l")}each ${whole(1, 40)}+til 5;(y;y2)`,
    `h:y[;\`a];t:value y;v:y ${whole(0, 29)} ${whole(0, 29)}`,
    `y:(til count t)!t;t[0;\`a]:5;y`,
    `y _:${row}`,
    `x[\`r${whole(0, 12)}]:${pick(['enlist 5', '(enlist`a)!enlist 6', 'x`r1', '7'])}`,
    `x[\`r${whole(0, 9)};\`a]:${row}`,
    `x,:(enlist\`r${whole(0, 12)})!enlist(enlist\`a)!enlist ${row}`,
    `@[\`x;\`r${whole(0, 9)};:;enlist ${row}];.[\`y;(${whole(0, 9)};\`a);+;1]`,
    `k[([]a:${whole(0, 45)} 3)]:([]b:1 2f;c:\`v\`w)`,
    `h:k[;\`b];t:value k;y:(exec a from k)!value k`,
    `w[(2;${row})]:enlist 5;w[(${whole(0, 4)};${row});\`c]+:1`,
    `k:k,([a:${row} 1000]b:1 2f;c:\`a\`b)`,
    `{x[3]:9;x,:5;y:x;x[4]:8;(x;y)}${vector}`,
    `{[x]y:x;x,:1;x[0]:5;\`hold set {[h;i]h i}[y];x}${vector}`,
    `${vector}:{z:x,y;x:x,1;x[2]:4;z}[${vector};${row}]`,
    `{${vector}[1]+:x;sum ${vector}}each til 5`,
    `${vector}:5 {x,count x}/${vector}`,
    `view`,
    `b:view`,
    `\`sym set 26#sym`,
    `(${x};${y})~(${y};${x})`,
    `${x}`,
  ])
}

const stepsPerSession = 500

/** Otherwise a statement that makes much data may reach the time limit in one of the sessions only. */
const stillClock = () => 0

test('appends and amends in place change no value that is held elsewhere', { timeout: 3_600_000 }, () => {
  forRandomCases(isLongRun ? 200 : 12, chance => {
    const [session, model] = [startSession({ readTime: stillClock }), startSession({ readTime: stillClock })]
    for (const each of [session, model])
      for (const line of start.trim().split('\n')) expect(execute(each, line).output).toBe('')
    const steps: string[] = []
    for (let i = 0; i < stepsPerSession; i++) {
      const statement = randomStatement(chance)
      steps.push(statement)
      const { output } = execute(session, statement)
      copyVariables(model)
      expect(output, steps.slice(-30).join('\n')).toBe(withoutSharing(() => execute(model, statement).output))
      // Reading a variable makes the next amend copy it, so they are not all read after each step.
      if (chance.random() < 0.1)
        expect(describeVariables(session), steps.slice(-30).join('\n')).toBe(describeVariables(model))
    }
  })
})

/** Replaces what each variable holds by a copy that shares nothing with another. */
function copyVariables({ globals }: SessionState) {
  for (const name of [...variables, 'hold', 'keep', 'sym', 'view', 'y2']) {
    const cell = globals.cell(name)
    cell.value = cell.value && deepCopy(cell.value)
  }
}

function deepCopy(value: Value): Value {
  switch (value.kind) {
    case 'vector':
      return new Vector(value.type, value.data.slice(), value.attribute, value.domain)
    case 'list':
      return new List(value.items.map(deepCopy), value.attribute)
    case 'dictionary':
      return new Dictionary(deepCopy(value.keys), deepCopy(value.values), value.isStepped)
    case 'table':
      return new Table(value.names, value.columns.map(deepCopy), value.isSorted)
    case 'projection':
      return new Projection(
        value.target,
        value.args.map(each => each && deepCopy(each)),
      )
    default:
      return value
  }
}

const { append: appendItems, replace: replaceItem } = Vector.prototype
const { append: appendValues, replace: replaceValue } = List.prototype

/** Runs `action` with appends and amends that copy the whole list. */
function withoutSharing<Result>(action: () => Result): Result {
  Vector.prototype.append = function (items) {
    return appendItems.call(deepCopy(this) as Vector, items)
  }
  Vector.prototype.replace = function (index, item) {
    return replaceItem.call(deepCopy(this) as Vector, index, item)
  }
  List.prototype.append = function (items) {
    return appendValues.call(new List([...this.items]), items)
  }
  List.prototype.replace = function (index, item) {
    return replaceValue.call(new List([...this.items]), index, item)
  }
  try {
    return action()
  } finally {
    Object.assign(Vector.prototype, { append: appendItems, replace: replaceItem })
    Object.assign(List.prototype, { append: appendValues, replace: replaceValue })
  }
}

const describeVariables = ({ globals }: SessionState): string =>
  [...variables, 'hold', 'keep', 'sym', 'y2'].map(name => `${name} ${describe(globals.peek(name))}`).join('\n')

/** The type, items and attributes of a value. */
function describe(value: Value | undefined): string {
  if (!value) return 'undefined'
  switch (value.kind) {
    case 'vector':
      return `${valueKey(value)}#${value.attribute}`
    case 'list':
      return `(${value.items.map(describe).join(';')})`
    case 'dictionary':
      return `${describe(value.keys)}!${describe(value.values)}`
    case 'table':
      return `${value.names}:${value.columns.map(describe).join(';')}`
    case 'projection':
      return `${valueKey(value.target)}[${value.args.map(describe).join(';')}]`
    default:
      return valueKey(value)
  }
}
