/** The alphabets of `.Q`, of which some serve to write numbers. */
export const lowerCase = 'abcdefghijklmnopqrstuvwxyz'
export const upperCase = lowerCase.toUpperCase()
export const digits = '0123456789'
export const base36 = digits + upperCase
export const base64 = `${upperCase}${lowerCase}${digits}+/`
export const nameCharacters = `${lowerCase}${upperCase}_${digits}`
