/** A module of the site: its file (relative to the site's folder), what it exports, and the stylesheets it needs by their files. */
export interface SiteModule {
  file: string
  exports: Record<string, unknown>
  stylesheets: string[]
}

/** What `virtual:site-modules` exports. @public */
export interface SiteModules {
  pages: SiteModule[]
  components: SiteModule[]
  /** The text of each stylesheet, by its file. */
  componentCssByFile: ReadonlyMap<string, string>
  islands: { name: string; file: string }[]
  /** Images beside components that pages show: address -> file. */
  images: ReadonlyMap<string, string>
  /** Code that only a browser runs, in modules that are rendered only at build. */
  browserCode: { file: string; line: number; what: string }[]
  /** `style` properties of elements. */
  inlineStyles: { file: string; line: number }[]
}
