import { isExternal } from '../urls/addresses.ts'

/** Makes `img/logo.svg` an address of the site, `/img/logo.svg`. The build adds the base path to every address of the finished page. */
function withBaseUrl(path: string): string {
  return path === '' || isExternal(path) || /^[/#]/.test(path) ? path : `/${path}`
}

export default withBaseUrl

export function useBaseUrlUtils() {
  return { withBaseUrl }
}
