import { chars } from '../../values/construct.ts'
import { itemAt } from '../../values/items.ts'
import { textOf, textsOf } from '../../values/text-of.ts'
import type { Value } from '../../values/value.ts'
import { unary, type VerbTable, variadic } from '../../values/verb-table.ts'
import { element, endedLines, htmlPage } from './element.ts'
import { setting } from './setting.ts'

/** Functions that make paragraphs, blocks and whole pages of lists of strings. */
export const pageVerbs: VerbTable = {
  '.h.pre': unary(lines => chars(element('pre', endedLines(lines)))),
  '.h.xmp': unary(lines => chars(element('xmp', endedLines(lines)))),
  '.h.text': unary(lines => chars(endedLines(lines).replace(/.*\n/g, line => `${element('p', line.slice(0, -1))}\n`))),
  '.h.html': unary(body => chars(htmlPage(setting('.h.sa') + setting('.h.sb'), textOf(body)))),
  '.h.fram': variadic(3, 3, framePage),
}

/** A page with two frames, of which the left has room for the longest line at 10 pixels a character and a margin. */
function framePage(title: Value, lines: Value, sources: Value): Value {
  const width = Math.max(0, ...textsOf(lines).map(({ length }) => length)) * 10 + 26
  const left = `<frame src="${textOf(itemAt(sources, 0))}">`
  const right = `<frame name=v src="${textOf(itemAt(sources, 1))}">`
  const frames = `<frameset cols="${width},*">${left}${right}</frameset>`
  return chars(element('html', element('head', element('title', textOf(title)) + frames)))
}
