import type { TranscriptItem } from './console-state.ts'

const mostItems = 500
/** Characters of all items together: five of the longest outputs. */
const mostCharacters = 1_000_000

/** The newest items that fit into a transcript. The last one stays however long it is. */
export function limitTranscript(items: readonly TranscriptItem[]): readonly TranscriptItem[] {
  const newest = items.slice(-mostItems)
  let characters = 0
  const tooOld = newest.findLastIndex((item, index) => {
    characters += countCharacters(item)
    return characters > mostCharacters && index < newest.length - 1
  })
  return newest.slice(tooOld + 1)
}

const countCharacters = (item: TranscriptItem) =>
  item.kind === 'note' ? item.text.length : item.typed.length + item.output.length
