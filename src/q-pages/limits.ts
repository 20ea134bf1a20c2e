/** A run that takes longer than this many milliseconds gets a Stop button. */
export const stopOfferedMs = 1000
