import { renderedPage } from '../use-site.ts'

export function useCurrentSidebarCategory() {
  return { items: renderedPage()?.siblings ?? [] }
}

/** Colour mode is the browser's affair: what is rendered at build is the same in both. */
export function useColorMode() {
  return { colorMode: 'light', colorModeChoice: null, isDarkTheme: false, setColorMode() {} }
}
