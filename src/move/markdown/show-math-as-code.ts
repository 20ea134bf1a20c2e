import { createFenceTracker } from '../../content/code/fences.ts'

/**
 * Formulas are not typeset, and in MDX their braces would be code. So `$x_{i}$` becomes inline code, and a block between lines of
 * `$$` becomes a code block. Lines keep their numbers.
 */
export function showMathAsCode(text: string): string {
  const isCode = createFenceTracker()
  let isInBlock = false
  return text
    .split('\n')
    .map(line => {
      if (!isInBlock && isCode(line)) return line
      const [, indent, rest = ''] = /^(\s*(?:>\s*)*)\$\$(.*)$/.exec(line) ?? []
      if (indent !== undefined && rest.trim() === '') {
        isInBlock = !isInBlock
        return isInBlock ? `${indent}\`\`\`latex` : `${indent}\`\`\``
      }
      return isInBlock ? line : line.replace(inlineMath, writeAsCode)
    })
    .join('\n')
}

/** Inline code, which stays, or a formula: `$…$` and `$$…$$` without space inside of the signs, not before a digit (`$5 or $6`). */
const inlineMath = /(`+)(?:(?!\1).)+?\1|(?<![\\$])(\$\$?)(?!\s)((?:[^$\\]|\\.)+?)(?<!\s)\2(?![\d$])/g

function writeAsCode(all: string, backticks: string | undefined, _: string, formula: string): string {
  if (backticks !== undefined) return all
  return formula.includes('`') ? `\`\` ${formula} \`\`` : `\`${formula}\``
}
