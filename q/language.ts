// The second public module: what the language has. It imports every verb, which a page that runs sessions need not load.
export { listResultTypes, typeLetters } from './result-types.ts'
export { listKeywords, listWords, type Word } from './words.ts'
