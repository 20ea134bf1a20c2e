declare module 'virtual:site-code' {
  type SiteCode = import('./assemble-site.ts').SiteCode

  export const config: SiteCode['config']
  export const sidebars: SiteCode['sidebars']
  export const modules: SiteCode['modules']
}

declare module 'virtual:islands' {
  import type { ComponentType, ReactNode } from 'react'

  /** For each island's name, a function that fetches its component. */
  export const islands: Record<string, (() => Promise<ComponentType<{ children?: ReactNode }>>) | undefined>
}

declare module 'virtual:site-controls' {
  export function startSiteControls(): void
}

declare module 'virtual:runner-settings' {
  /** The key `runner` of the configuration. */
  export const runner: Readonly<Partial<Record<'errors' | 'faithfulness' | 'feedback', string>>>
}

declare module 'virtual:search-start' {
  /** The file `content/data/search-start.yml`; empty lists without one. */
  export const start: import('../content/input/data-files.ts').SearchStart
}

declare module 'virtual:error-explanations' {
  /** The file `content/data/error-explanations.yml`; empty maps without one. */
  export const explanations: import('../content/input/data-files.ts').ErrorExplanations
}

declare module 'virtual:site-reference' {
  /** Whether the site has a reference. */
  export const hasReference: boolean
}

declare module 'virtual:q-keywords' {
  /** The names that q defines, such as `count` and `in`. */
  export const keywords: ReadonlySet<string>
}

declare module 'virtual:q-word-help' {
  /** The name, the shape and the meaning of each word and sign of q. */
  export const words: readonly (readonly [name: string, shape: string, meaning: string])[]
}

declare module '*?inline-script' {
  const code: string
  export default code
}
