/** The keywords that stand between their arguments; `keywords.ts` has the others. Reading code takes these alone. */
export const infixWords: ReadonlySet<string> = new Set(
  `and asof bin binr cor cov cross cut div dsave each ema except fby ij ijf in insert inter like lj ljf lsq mavg mcount
  mdev mmax mmin mmu mod msum or over peach pj prior rotate scan scov set setenv ss sublist sv uj ujf union upsert vs
  wavg within wsum xasc xbar xcol xcols xdesc xexp xgroup xkey xlog xprev xrank`.split(/\s+/),
)

/** Whether a keyword stands between its arguments, as in `x in y`. */
export const isInfixWord = (name: string) => infixWords.has(name)
