import { HtmlValidate } from 'html-validate'

/** Validates against the HTML standard; style rules that React's valid output breaks are off. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes `<meta/>` in streamed heads and inline styles for measured sizes.
    'void-style': 'off',
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Allows a name on any element that may have one; axe judges whether it helps.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

/** Lists the errors in a page's HTML, a line each. */
export async function htmlErrors(html: string, url: string): Promise<string[]> {
  const { results } = await validator.validateString(html, url)
  return results.flatMap(({ messages }) =>
    messages
      // Next writes the style sheets of dynamic imports as `<link rel="stylesheet" as="style">`; browsers ignore `as`.
      .filter(
        ({ severity, message }) =>
          severity === 2 && !message.startsWith('"as" attribute cannot be used on <link>'),
      )
      .map(({ ruleId, message, line, column }) => `${url} ${line}:${column} ${ruleId}: ${message}`),
  )
}
