declare module 'virtual:site-config' {
  const config: unknown
  export default config
}

declare module 'virtual:page-modules' {
  const modules: Record<string, Record<string, unknown>>
  export default modules
}

declare module 'virtual:sidebars' {
  const sidebars: { path: string; exported: unknown } | undefined
  export default sidebars
}

declare module '*?inline-script' {
  const code: string
  export default code
}
