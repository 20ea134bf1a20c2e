const withBaseUrl = (path: string) => path

/** Returns the path unchanged: the build adds the base path to every address of the finished page. */
export default withBaseUrl

export function useBaseUrlUtils() {
  return { withBaseUrl }
}
