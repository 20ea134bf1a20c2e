import { join } from 'node:path'
import { decodePercentEncoding, isExternal } from '../../../urls/addresses.ts'
import { createAssetUrl } from '../../../urls/create-asset-url.ts'
import { splitSuffix } from './local-files.ts'
import { type ImageSize, readImageSize } from './read-image-size.ts'

export interface AssetRegistry {
  /** Returns the URL of a file by its absolute path: `/assets/files/chart-1a2b3c4d.png`, which changes with its bytes. */
  add: (path: string) => string
  /** The size of an image by its URL; undefined for one of another site, and where the file states none. */
  imageSize: (url: string) => ImageSize | undefined
  /** The files so far: URL -> absolute path. */
  assets: ReadonlyMap<string, string>
}

/** Collects the files that pages of the site in `root` refer to. */
export function createAssetRegistry(root: string): AssetRegistry {
  const assets = new Map<string, string>()
  const sizes = new Map<string, ImageSize | undefined>()
  return {
    add(path) {
      const url = createAssetUrl(path)
      assets.set(url, path)
      return url
    },
    imageSize(url) {
      if (isExternal(url)) return undefined
      const { path } = splitSuffix(url)
      const file = assets.get(path) ?? join(root, 'static', decodePercentEncoding(path))
      if (!sizes.has(file)) sizes.set(file, readImageSize(file))
      return sizes.get(file)
    },
    assets,
  }
}
