import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // How React writes: any case of names and either form of empty elements is valid HTML.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      'no-raw-characters': 'off',
      'long-title': 'off',
      'no-inline-style': 'error',
      'text-content': 'error',
    },
  }),
)

/** The mistakes in a page, each as the rule and what it says. */
export async function findHtmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}
