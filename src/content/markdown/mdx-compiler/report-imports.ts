import type { Report } from '../../input/problem.ts'

/** A module that an import names, and the place of the import. */
export interface ImportPlace {
  from: string
  where: string
}

export function reportMissingFile({ from, where }: ImportPlace, report: Report) {
  report({
    level: 'error',
    where,
    what: `The imported file \`${from}\` does not exist.`,
    fix: 'Correct the path; it is relative to this file, or starts with `@site/` for the site’s folder.',
  })
}

export function reportUselessImport({ from, where }: ImportPlace, report: Report) {
  report({
    level: 'warning',
    where,
    what: `Importing \`${from}\` has no effect here.`,
    fix: 'Remove the import; let a component of the `components` folder import the stylesheet.',
  })
}

export function reportUnknownImport(name: string, { from, where }: ImportPlace, report: Report) {
  report({
    level: 'warning',
    where,
    what: `\`${name}\` is imported from \`${from}\`, which this site does not have. The page shows what is between its tags instead.`,
    fix: chooseAdvice(from),
  })
}

function chooseAdvice(from: string): string {
  switch (from) {
    case 'react':
      return 'Write what runs in the browser as a component in the `components` folder, in a file that begins with `use client`.'
    case '@docusaurus/Head':
      return 'Remove it; use `title`, `description`, `keywords` and `image` of the front matter.'
    case '@theme/TOCInline':
      return 'Remove it; the page shows its headings by itself.'
    default:
      return 'Write a component of this name in the `components` folder, or say the same in Markdown.'
  }
}
