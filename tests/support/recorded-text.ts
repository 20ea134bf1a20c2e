import { extname } from 'node:path'

const scriptsAndImages = /\.(?:js|png|svg)$/
/** Stylesheets but for the one that the build writes from what authors style inline. */
const stylesheets = /^(?!\/assets\/authored-).*\.css$/
/** Lines that follow each other on the home page too are recorded as one if they have at least this many characters. */
const minFoldedLength = 200

/** Whether a file of a built site is compared with a recorded one. */
export function isRecorded(path: string): boolean {
  return !scriptsAndImages.test(path) && !stylesheets.test(path) && path !== '/.build-id'
}

/** What a recorded file says of a built one: no hashes, and short lines. `home` is the HTML of the home page. */
export function toRecordedText(path: string, text: string, home: string): string {
  const masked = maskHashes(text)
  switch (extname(path)) {
    case '.html':
      return path === '/index.html' ? splitTags(masked) : foldLinesOf(splitTags(maskHashes(home)), splitTags(masked))
    case '.json':
    case '.webmanifest':
      return masked.replace(/(?<=[\]}"\d]),(?=["[{])/g, ',\n')
    default:
      return masked
  }
}

/** Masks what changes with any script, stylesheet or package: hashes in names and policies, and the text of inline scripts. */
export function maskHashes(text: string): string {
  return text
    .replace(/(?<=\/assets\/[\w.-]+)-[\w-]{8}(?=\.(?:js|css)\b)/g, '-HASH')
    .replace(/(?<=\/search\/index-)[\da-f]{10}(?=\.json)/g, 'HASH')
    .replace(/(?<='sha256-)[\w+/=]+/g, 'HASH')
    .replace(/<script>.*?<\/script>/gs, '<script>SCRIPT</script>')
}

/** One tag a line. A line break of ours is followed by a space, so that those of the page can be told from it. */
function splitTags(html: string): string {
  return html.replaceAll('><', '>\n <').replaceAll('},{', '},\n {')
}

/** Replaces the lines around a page that the home page has as well, such as the footer, by the first and their number. */
function foldLinesOf(home: string, html: string): string {
  const known = home.split('\n')
  const lines = html.split('\n')
  const folded: string[] = []
  while (lines.length > 0) {
    const same = lines.slice(0, Math.max(...known.map((_, start) => countEqualLines(known, start, lines))))
    const isFolded = same.length > 1 && same.join('').length >= minFoldedLength
    const [first = '', ...others] = lines.splice(0, isFolded ? same.length : 1)
    folded.push(isFolded ? `${first.slice(0, 60)} … and ${others.length} lines as in index.html` : first)
  }
  return folded.join('\n')
}

/** How many of `lines` from the first on are those of `known` from `start` on. */
function countEqualLines(known: string[], start: number, lines: string[]): number {
  const end = lines.findIndex((line, index) => line !== known[start + index])
  return end < 0 ? lines.length : end
}
