declare const escaped: unique symbol

/** Markup that is safe to send: every inserted value was escaped. */
export type Html = string & { readonly [escaped]: true }

const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => characters[character] ?? '')
}

type Part = string | number | { readonly html: Html } | readonly { readonly html: Html }[]

/**
 * A template tag for markup. Strings and numbers are escaped for use in elements and in quoted attributes; markup is
 * inserted as `{ html }`, so that a string can never be mistaken for it.
 */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): { readonly html: Html } {
  const inserted = parts.map((part) => {
    if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
    return Array.isArray(part) ? part.map((each) => each.html).join('') : (part as { html: Html }).html
  })
  const whole = markup.reduce((result, piece, index) => `${result}${inserted[index - 1] ?? ''}${piece}`)
  return { html: whole as Html }
}

/** Returns the URL when its scheme is http(s), mailto or tel; otherwise `#`. */
export function safeHref(address: string): string {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(address) ? address : '#'
}
