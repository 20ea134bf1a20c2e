/** The inputs that Up and Down recall at a prompt. */
export interface InputHistory {
  /** The input before the one that is shown; undefined at the first. `current` comes back after the newest. */
  findOlder(current: string): string | undefined
  /** The input after the one that is shown; undefined if nothing was recalled. */
  findNewer(): string | undefined
  /** Call it with each input that ran. */
  add(text: string): void
}

/** A history that starts with `earlier`, the oldest first. Consecutive equal inputs are kept once. */
export function createInputHistory(earlier: readonly string[] = []): InputHistory {
  const texts: string[] = []
  let place = 0
  let draft = ''
  const add = (text: string) => {
    if (text.trim() !== '' && text !== texts.at(-1)) texts.push(text)
    place = texts.length
    draft = ''
  }
  for (const text of earlier) add(text)
  return {
    add,
    findOlder(current) {
      if (place === texts.length) draft = current
      if (place === 0) return undefined
      place--
      return texts[place]
    },
    findNewer() {
      if (place === texts.length) return undefined
      place++
      return texts[place] ?? draft
    },
  }
}
