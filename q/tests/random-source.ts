type Random = () => number

/** Lines of small programs, which random changes make into what a reader may mistype. */
const programs = [
  'trades:([]sym:`a`b`a`c;price:10.5 11 9.75 20;size:100 200 50 75)',
  'select total:sum size,high:max price by sym from ([]sym:`a`b`a;price:1 2 3.;size:4 5 6)',
  'area:{[width;height] width*height};area[3;4]',
  '{$[x<2;x;.z.s[x-1]+.z.s x-2]}each til 10',
  'd:`one`two`three!1 2 3;d[`two]+:10;d',
  '`sym xkey update half:size%2 from ([]sym:`x`y;size:8 10)',
  'words:" " vs "the quick brown fox";count each group first each words',
  'delete from ([]a:1 2 3;b:`p`q`r) where a>1',
  'raze {x,/:y}[1 2]each 3 4',
  '@[{1+x};`a;{"failed: ",x}]',
  '2024.02.28+til 3',
  '10 xbar 13 27 41',
  'aj[`s`t;([]s:`a`b;t:5 6);([]s:`a`b;t:1 2;v:10 20)]',
  'f:{i:0;while[i<x;i+:1];i};f 5',
  '"J"$("12";"x";"7")',
  '(1 2;3 4)$(1 2f;3 4f)',
  '-9!-8!(1;`a;"text")',
  '([a:`u`v]b:1 2)lj([a:`u]c:enlist 9)',
  'parse"select max b by c from t where d>2"',
  '\\d .n\nv:1\n\\d .\n.n.v',
]

const tokens = (
  '0 1 42 -7 3.5 0N 0W 1b 0x1f 2h 5i 1e `a `b`c "s" "text" () (1;`a;"b") 1 2 3 til 9 2024.01.01 12:30 0D01 2000.01m ' +
  '0Np 0Ng x y z t {x+y} {[a]a} ([]a:1 2;b:`u`v) ([k:1 2]v:3 4) `a`b!1 2 + - * % & | ^ = < > ~ , # _ ! ? @ . $ : :: ' +
  "' / \\ ': /: \\: [ ] ( ) { } ; ` \" each over scan prior sum max count first last flip group asc desc iasc where raze " +
  'string value parse eval select by from where update exec delete fby in within like ss ssr sv vs lj ij uj pj aj wj xasc xkey ' +
  'meta distinct type null not neg sqrt enlist cut rotate xbar mod div bin wavg mavg msum deltas sums fills rank med cor ' +
  'insert upsert cross union inter except ungroup key keys cols attr `s# `g# .Q.s .Q.id .Q.ty -8! -9! -3! 0: 1: md5 if[ while[ do[ $['
).split(' ')

/** An input that is tokens in a row, or a line of a program with some characters changed. */
export function randomSource(random: Random): string {
  return random() < 0.5 ? gluedTokens(random) : changedProgram(random)
}

function gluedTokens(random: Random): string {
  const glue = random() < 0.5 ? ' ' : ''
  return Array.from({ length: 1 + below(random, 8) }, () => pick(random, tokens)).join(glue)
}

function changedProgram(random: Random): string {
  let text = pick(random, programs)
  for (let changes = 1 + below(random, 3); changes > 0; changes--) text = changeText(random, text)
  return text
}

/** Deletes, inserts or swaps at a random index. */
function changeText(random: Random, text: string): string {
  const index = below(random, text.length)
  const [before, after] = [text.slice(0, index), text.slice(index)]
  switch (below(random, 3)) {
    case 0:
      return before + after.slice(1 + below(random, 3))
    case 1:
      return before + pick(random, tokens) + after
    default:
      return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2)
  }
}

const below = (random: Random, limit: number) => Math.floor(random() * limit)

const pick = (random: Random, texts: readonly string[]): string => texts[below(random, texts.length)] ?? ''
