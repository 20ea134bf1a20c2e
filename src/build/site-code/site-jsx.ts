import { type Plugin, transformWithOxc } from 'vite'

/** Docusaurus pages may contain JSX in `.js` files, which Vite does not compile by itself. */
export function siteJsx(isSiteCode: (file: string) => boolean): Plugin {
  return {
    name: 'tickwise:site-jsx',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.js$/, exclude: /\/node_modules\// } },
      async handler(code, id) {
        if (!isSiteCode(id)) return null
        return transformWithOxc(code, id, { lang: 'jsx', jsx: { runtime: 'automatic' } })
      },
    },
  }
}
