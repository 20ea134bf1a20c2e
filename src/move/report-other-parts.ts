// What becomes of the parts of a site that are neither pages nor settings: theme, stylesheets, languages, media of other hosts.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFile } from '../lib/files.ts'
import type { AddFinding } from './report.ts'
import type { SourceSite } from './source/source-site.ts'

/** Variables of Infima that sites set, and the tokens of Tickwise that mean the same. */
const tokens: [variable: RegExp, token: string][] = [
  [/--ifm-(?:color-primary|link-color)\b(?!-)/, '--market'],
  [/--ifm-background-color\b/, '--ground'],
  [/--ifm-background-surface-color\b/, '--surface'],
  [/--ifm-font-color-base\b/, '--ink'],
  [/--ifm-color-emphasis-300\b/, '--line'],
  [/--ifm-font-family-base\b/, '--font'],
  [/--ifm-font-family-monospace\b/, '--font-code'],
  [/--ifm-(?:global|code)-(?:border-)?radius\b/, '--radius'],
]

/** Stylesheets for all pages apply to those that are code. */
export function reportStylesheets({ customCss, root }: SourceSite, add: AddFinding) {
  for (const path of customCss.filter(file => isFile(join(root, file)))) {
    if (!path.endsWith('.css')) {
      add({
        kind: 'cannot',
        where: path,
        what: 'This stylesheet has to be compiled first.',
        remedy: 'Compile it to .css, and import that in your pages and components.',
      })
      continue
    }
    add({
      kind: 'differs',
      where: path,
      what: 'A stylesheet for all pages applies within pages that are React components, which import it now.',
      remedy: 'Docs, posts and lists, navbar and footer keep the look of Tickwise.',
    })
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .forEach((line, index) => {
        const [, token] = tokens.find(([variable]) => variable.test(line) && /:/.test(line)) ?? []
        if (token === undefined) return
        add({
          kind: 'differs',
          where: `${path}:${index + 1}`,
          what: `A variable that corresponds to the token \`${token}\` is set.`,
          remedy:
            'To give all pages that look, set the token in a file such as static/site.css, and name it as `stylesheet` in site.config.ts.',
        })
      })
  }
}

/** What the owner changed of Docusaurus' own theme. */
export function reportTheme({ root }: SourceSite, add: AddFinding) {
  const folder = join(root, 'src/theme')
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).sort()) {
    if (/^MDXComponents/.test(name)) continue
    add({
      kind: 'cannot',
      where: `src/theme/${name}`,
      what: 'Parts of the theme that the site replaces are left out.',
      remedy: 'Navbar, footer and pages are those of Tickwise. Write what pages need as a component.',
    })
  }
}

export function reportLocales({ otherLocales, defaultLocale, locate }: SourceSite, add: AddFinding) {
  if (otherLocales.length > 0)
    add({
      kind: 'cannot',
      where: locate('locales'),
      what: `The translations ${otherLocales.join(', ')} are left out: a site has one language here.`,
      remedy: 'Keep the old site for them, or move each to a site of its own.',
    })
  if (!/^en\b/.test(defaultLocale))
    add({
      kind: 'differs',
      where: locate('defaultLocale'),
      what: `The language of the site is \`${defaultLocale}\`.`,
      remedy: 'The words of Tickwise itself, such as "Next", are English.',
    })
}

/** `embeds` of the new site lists them. */
export function reportHosts(hosts: string[], add: AddFinding) {
  if (hosts.length === 0) return
  add({
    kind: 'differs',
    what: `Frames, images and media come from other hosts: ${hosts.join(', ')}.`,
    remedy: '`embeds` in site.config.ts lists them; a frame is loaded when a reader asks for it.',
  })
}
