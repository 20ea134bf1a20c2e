// Images that the site's code imports: `import logo from './logo.png'` is the image's address, and so is `require('./logo.png').default`;
// of an SVG it is a component, as in Docusaurus. Stylesheets name images and fonts by `url(./logo.png)`.
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { createAssetUrl } from '../../content/markdown/local-files.ts'
import { isFile } from '../../lib/files.ts'

/** Ends in `.js`, because Vite would treat an image's name as an asset. */
const toImageId = (file: string) => `\0site-image:${file}.js`
const fromImageId = (id: string) => /^\0site-image:(.*)\.js$/.exec(id)?.[1]

const image = /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i
const requiredImage = /\brequire\((['"])([^'"]+\.(?:svg|png|jpe?g|gif|webp|avif|ico))\1\)/gi

export function siteImages(root: string, isSiteCode: (file: string) => boolean): Plugin {
  return {
    name: 'tickwise:site-images',
    enforce: 'pre',
    resolveId: {
      filter: { id: image },
      async handler(source, importer, options) {
        if (importer === undefined || !isSiteCode(importer)) return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        // `@site/…` arrives here twice: as written, and resolved to a file.
        return found && !fromImageId(found.id) ? toImageId(found.id) : found
      },
    },
    load: {
      filter: { id: /^\0site-image:/ },
      handler(id) {
        const file = fromImageId(id)
        if (file === undefined) return null
        this.addWatchFile(file)
        return generateImageModule(getImageUrl(file, root))
      },
    },
    transform: {
      filter: { id: /\.(?:[jt]sx?|css\?inline)$/, code: /\brequire\(|\burl\(/ },
      handler(code, id) {
        if (!isSiteCode(id)) return null
        return id.endsWith('?inline')
          ? nameStyleFiles(code, id.slice(0, -'?inline'.length), root)
          : importRequiredImages(code)
      },
    },
  }
}

/** The address of an image in the built site: its path in `static`, or one with a hash of its contents for images elsewhere. */
export function getImageUrl(file: string, root: string): string {
  const folder = join(root, 'static')
  return file.startsWith(`${folder}/`) ? file.slice(folder.length) : createAssetUrl(file)
}

/**
 * The images that `code` imports or requires, as written there: `./logo.png`. It is searched, not parsed; what only looks
 * like an import adds at most an image that no page shows.
 */
export function listImageReferences(code: string): string[] {
  const imported = [...code.matchAll(/\bfrom\s*(['"])([^'"]+)\1/g)].map(([, , source = '']) => source)
  const required = [...code.matchAll(requiredImage)].map(([, , source = '']) => source)
  return [...imported, ...required].filter(source => image.test(source))
}

const styleReference = /\burl\(\s*(['"]?)((?:\.{1,2}\/|@site\/)?[^'"()\s:?#/][^'"()\s:?#]*)([?#][^'")\s]*)?\1\s*\)/g

/** The id of a module that stands for a file which a stylesheet names, so that a bundle is made again when the file changes. */
export const toStyleFileId = (file: string) => `virtual:style-file:${file}`

/** The images and fonts beside a stylesheet that its text names: `url(./waves.svg)`. `file` is the stylesheet. */
export function listStyleFiles(css: string, file: string, root: string): string[] {
  return [...css.matchAll(styleReference)].flatMap(([, , path = '']) => findStyleFile(path, file, root) ?? [])
}

function findStyleFile(path: string, file: string, root: string): string | undefined {
  const found = path.startsWith('@site/') ? join(root, path.slice('@site/'.length)) : join(dirname(file), path)
  return isFile(found) ? found : undefined
}

/** A stylesheet is text that pages link, so its files need the addresses that they have on the site. */
export function nameStyleFiles(css: string, file: string, root: string): string {
  return css.replace(styleReference, (all, _, path: string, suffix = '') => {
    const found = findStyleFile(path, file, root)
    return found === undefined ? all : `url("${getImageUrl(found, root)}${suffix}")`
  })
}

/** Adds imports at the end of the module, so that line numbers stay the same. */
function importRequiredImages(code: string): string {
  const imports: string[] = []
  const rest = code.replace(requiredImage, (_, quote: string, source: string) => {
    const name = `requiredImage${imports.length}`
    imports.push(`import * as ${name} from ${quote}${source}${quote}`)
    return name
  })
  return `${rest}\n${imports.join('\n')}`
}

function generateImageModule(url: string): string {
  const imported = "import { withBasePath } from 'tickwise'"
  const address = `withBasePath(${JSON.stringify(url)})`
  if (!/\.svg$/i.test(url)) return `${imported}\nexport default ${address}`
  const react = "import { createElement } from 'react'"
  return `${imported}\n${react}\nexport default props => createElement('img', { alt: '', loading: 'lazy', ...props, src: ${address} })`
}
