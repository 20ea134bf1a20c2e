/** The keywords that stand between their arguments. Parsing needs these alone. */
const infixWords: ReadonlySet<string> = new Set(
  `and asof bin binr cor cov cross cut div dsave each ema except fby ij ijf in insert inter like lj ljf lsq mavg mcount
  mdev mmax mmin mmu mod msum or over peach pj prior rotate scan scov set setenv ss sublist sv uj ujf union upsert vs
  wavg within wsum xasc xbar xcol xcols xdesc xexp xgroup xkey xlog xprev xrank`.split(/\s+/),
)

/** Whether a keyword stands between its arguments, as in `x in y`. */
export const isInfixWord = (name: string) => infixWords.has(name)

/** Those that do not stand between their arguments; `use` is of KDB-X, https://code.kx.com/q/ref/dotm/. */
const prefixWords = `abs acos aj aj0 ajf ajf0 all any asc asin atan attr avg avgs ceiling cols cos count csv deltas desc dev differ
  distinct ej enlist eval exit exp fills first fkeys flip floor get getenv group gtime hclose hcount hdel hopen hsym iasc
  idesc inv key keys last load log lower ltime ltrim max maxs md5 med meta min mins neg next not null parse prd prds prev
  rand rank ratios raze read0 read1 reciprocal reval reverse rload rsave rtrim save sdev show signum sin sqrt ssr string
  sum sums svar system tables tan til trim type ungroup upper use value var view views where wj wj1`

/** The names that q defines, such as `count` and `in`, apart from the words of queries and `if`, `do` and `while`. */
export const keywords: ReadonlySet<string> = new Set([...infixWords, ...prefixWords.split(/\s+/)])
