import { build, type Plugin, type Rolldown } from 'vite'

const suffix = '?inline-script'

/**
 * Vite plugin: `import code from './x.client.ts?inline-script'` gives the text of the module, bundled with what it
 * imports and minified, to be written into a page or a file.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'tickwise:inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const file = id.slice(0, -suffix.length)
        this.addWatchFile(file)
        return `export default ${JSON.stringify(await bundleScript(file))}`
      },
    },
  }
}

async function bundleScript(file: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return result.output[0].code.trim()
}
