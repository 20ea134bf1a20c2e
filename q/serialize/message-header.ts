/** The header of a message: byte order, kind, whether it is compressed, a zero, the length. */
export const headerLength = 8

export const flagOffset = 2
export const lengthOffset = 4
