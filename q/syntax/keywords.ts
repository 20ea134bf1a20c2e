import { infixWords } from './infix-words.ts'

/** Those that do not stand between their arguments; `use` is of KDB-X, https://code.kx.com/q/ref/dotm/. */
const prefixWords = `abs acos aj aj0 ajf ajf0 all any asc asin atan attr avg avgs ceiling cols cos count csv deltas desc dev differ
  distinct ej enlist eval exit exp fills first fkeys flip floor get getenv group gtime hclose hcount hdel hopen hsym iasc
  idesc inv key keys last load log lower ltime ltrim max maxs md5 med meta min mins neg next not null parse prd prds prev
  rand rank ratios raze read0 read1 reciprocal reval reverse rload rsave rtrim save sdev show signum sin sqrt ssr string
  sum sums svar system tables tan til trim type ungroup upper use value var view views where wj wj1`

/** The names that q defines, such as `count` and `in`, apart from the words of queries and `if`, `do` and `while`. */
export const keywords: ReadonlySet<string> = new Set([...infixWords, ...prefixWords.split(/\s+/)])
