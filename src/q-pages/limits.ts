// The limits of q in pages and on the command line. What code does, what it tells readers and what tests wait for derives from
// these. Memory and the length of output are limited by q itself (q/session/limits.ts).
import { maxInputMs } from '@tickwise/q/source'

/** An input that takes longer ends with the error `stop`. */
export { maxInputMs }

/**
 * A worker that is silent for longer is ended. The interpreter ends an input by itself, but on a busy computer a single loop over
 * very much data may take long; a worker that waits for a part of its script is not silent.
 */
export const maxSilenceMs = 8000

/** A worker that waits for a part of its script tells the page so at this interval. */
export const heartbeatMs = 1000

/** A run that takes longer gets a Stop button. */
export const stopOfferedMs = 1000

/** A failure waits this long for the answer whether the site has been published again. */
export const maxVersionCheckMs = 4000

/** What readers typed into the blocks of all pages is kept up to this length. Browsers give a site some 5 million characters. */
export const maxKeptCharacters = 500_000

/** Longer texts stay in one colour: a coloured token is an element, and an editor makes them anew at each key. */
export const maxColouredCharacters = 10_000

/** For `tickwise q --json`, whose callers wait some seconds for an answer. */
export const maxAnswerMs = 4000

/** `tickwise q` keeps this many of the last lines that were typed, for the arrow keys of the next prompt. */
export const maxHistoryLines = 500

/** For builds and `tickwise q --score`: long enough that what they find does not depend on how busy the machine is. */
export const maxCheckedInputMs = 20_000
