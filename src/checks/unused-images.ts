import { posix } from 'node:path'
import { ofCheck, type Problem } from '../content/input/problem.ts'
import { listFiles, readSource } from '../content/input/source-file.ts'
import { decodePercentEncoding } from '../urls/addresses.ts'

const imageFile = /\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/i
/** Files that may name an image: pages (drafts too), data, components, stylesheets and drawings. */
const textFile = /\.(?:mdx?|[cm]?[jt]sx?|ya?ml|json|css|html?|svg|txt|webmanifest)$/i
/** A file name with its extension, up to whatever separates it from the text around it. */
const imageName = /[^\s"'`()<>[\]{}/\\=,]+\.(?:png|jpe?g|gif|webp|avif|svg|ico)\b/gi

/**
 * Images whose file names occur in no text of the site. Images directly in static/ are left out: browsers and services
 * ask for such files by fixed addresses (`/favicon.ico`).
 */
export function findUnusedImages(root: string): Problem[] {
  const images = listContent(root).filter(path => imageFile.test(path) && posix.dirname(path) !== 'static')
  if (images.length === 0) return []
  const named = readNames(root)
  return images
    .filter(path => !named.has(lastWord(posix.basename(path))))
    .map(path => ({
      ...ofCheck('unusedImages'),
      where: path,
      what: 'No page, style or setting uses this image.',
      fix: 'Remove it, or show it somewhere.',
    }))
}

function listContent(root: string): string[] {
  return ['content', 'static'].flatMap(folder => listFiles(root, folder))
}

function readNames(root: string): Set<string> {
  const files = [...listContent(root), 'site.config.ts'].filter(path => textFile.test(path))
  const names = files.flatMap(path => readSource(root, path).text.match(imageName) ?? [])
  return new Set(names.map(name => lastWord(decodePercentEncoding(name))))
}

/** `My chart.png` -> `chart.png`. Texts write the space as it is or as `%20`; the last word is the same in both. */
function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? name
}
