const withBaseUrl = (path: string) => path

/** The build puts the base path before every address of the finished page. */
export default withBaseUrl

export function useBaseUrlUtils() {
  return { withBaseUrl }
}
