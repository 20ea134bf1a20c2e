import { listFiles } from '../content/source-file.ts'

/** Paths of the images that authors put beside content or below static, relative to the site's folder. */
export function imageFiles(root: string): string[] {
  return ['content', 'static']
    .flatMap(folder => listFiles(root, folder))
    .filter(path => /\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/i.test(path))
}
