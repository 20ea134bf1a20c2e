import { posix } from 'node:path'
import type { Problem } from '../content/problem.ts'
import { listFiles, readSource } from '../content/source-file.ts'
import { imageFiles } from './image-files.ts'

/** What may name an image: words, data, modules, stylesheets, drawings, and drafts among them. */
const textFile = /\.(?:mdx?|[cm]?[jt]sx?|ya?ml|json|css|html?|svg|txt|webmanifest)$/i

/**
 * Images whose file names stand in no text of the site. Those directly in static/ are left out: browsers and services
 * ask for such files by fixed addresses (`/favicon.ico`).
 */
export function unusedImages(root: string): Problem[] {
  const images = imageFiles(root).filter(path => posix.dirname(path) !== 'static')
  if (images.length === 0) return []
  const named = namesIn(root)
  return images
    .filter(path => !named.has(lastWord(posix.basename(path))))
    .map(path => ({
      level: 'warning',
      check: 'unusedImages',
      where: path,
      what: 'No page, style or setting names this image.',
      fix: 'Remove it, or show it somewhere.',
    }))
}

function namesIn(root: string): Set<string> {
  const texts = [...['content', 'static'].flatMap(folder => listFiles(root, folder)), 'site.config.ts']
  const names = new Set<string>()
  for (const path of texts.filter(path => textFile.test(path))) {
    for (const [name] of readSource(root, path).text.matchAll(
      /[^\s"'`()<>[\]{}/\\=,]+\.(?:png|jpe?g|gif|webp|avif|svg|ico)\b/gi,
    ))
      names.add(lastWord(decode(name)))
  }
  return names
}

/** Names with spaces are written with and without `%20`; their last words are the same. */
function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? name
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
