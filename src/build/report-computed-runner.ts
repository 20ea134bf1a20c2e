import type { Report } from '../content/input/problem.ts'
import { locateText, type SourceFile } from '../content/input/source-file.ts'
import type { SiteConfig } from '../site-config/site-config-schema.ts'

/** Reports the runner's links that the browser's bundle cannot know: it has `written`, what the configuration's text shows. */
export function reportComputedRunner(
  { runner }: Pick<SiteConfig, 'runner'>,
  written: Readonly<Record<string, string>>,
  configFile: SourceFile,
  report: Report,
) {
  for (const [key, value] of Object.entries(runner)) {
    if (value === undefined || written[key] === value) continue
    report({
      level: 'error',
      where: locateText(configFile, 'runner'),
      what: `\`runner.${key}\` is computed, and the browser's bundle contains only what is written out.`,
      fix: `Write the text itself in the default export: \`runner: { ${key}: '${value}' }\`.`,
    })
  }
}
