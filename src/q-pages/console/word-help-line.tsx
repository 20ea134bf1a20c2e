import { withBasePath } from '../../browser/with-base-path.ts'
import { searchPagePath } from '../../urls/reserved-paths.ts'
import type { FoundHelp } from './word-help.ts'

interface WordHelpLineProps {
  found: FoundHelp | undefined
  wordPages: Record<string, string>
}

/** What the word at the caret means, with a link to the page that explains it. */
export function WordHelpLine({ found, wordPages }: WordHelpLineProps) {
  if (!found) return <p className="console-help muted">Move the caret into a word of q to see what it does.</p>
  const { word, shape, meaning } = found
  return (
    <p className="console-help">
      <code>{shape}</code> {meaning}. <a href={findPage(word, wordPages)}>More about {word}</a>
    </p>
  )
}

/** The page that explains a word, or else a search for it. */
function findPage(word: string, wordPages: Record<string, string>): string {
  const [path = `${searchPagePath}?q=${encodeURIComponent(word)}`] =
    Object.entries(wordPages).find(([, words]) => words.split(' ').includes(word)) ?? []
  return withBasePath(path)
}
