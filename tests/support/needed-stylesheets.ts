/** The classes, elements and attributes that `src/styles/rich.css` styles besides the announcement bar and dropdowns. */
const richParts = [
  /class="(?:[^"]* )?(?:align-right|align-center|task-list-item|zoom|term|session|prompt|not-run|exercise|fold-button)[ "]/,
  /class="(?:[^"]* )?(?:lead|badge|versions|tags|tag-list|clear-my-data|offline-docs)[ "]/,
  /<(?:figcaption|samp)\b|<details(?![^>]* (?:class|data-key)=)/,
]

const expressionsByPart = {
  rich: richParts,
  chart: [/class="q-chart"/],
  'doc-line': [/class="doc-line"/],
  embed: [/<x-embed /],
  'marked-lines': [/<(?:mark|ins|del)>| data-line=|class="unfocused[ "]/],
  tabs: [/class="(?:[^"]* )?tabs[ "]/],
}

/** The styled parts that are found in a page's HTML, in which attribute values are in double quotes. */
export function findStyledParts(html: string): string[] {
  return Object.entries(expressionsByPart)
    .filter(([, expressions]) => expressions.some(expression => expression.test(html)))
    .map(([part]) => part)
}
