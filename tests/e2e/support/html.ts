import { HtmlValidate } from 'html-validate'

/** The standard, not a house style: what React writes differently but validly is left alone. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes `<meta/>` in streamed heads and inline styles for measured sizes.
    'void-style': 'off',
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // A name on any element that may carry one: whether it helps is what axe judges.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

/** What is wrong with a page's HTML, a line each. */
export async function htmlErrors(html: string, url: string): Promise<string[]> {
  const { results } = await validator.validateString(html, url)
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, line, column }) => `${url} ${line}:${column} ${ruleId}: ${message}`),
  )
}
