/** The text in quotes, with each quote in it doubled: `say "x"` becomes `"say ""x"""`. */
export const encloseInQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`
