declare const escaped: unique symbol

/** Markup that is safe to send: everything put into it from outside was escaped. */
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
 * A template of markup. Texts and numbers are escaped, within elements and within quoted attributes alike; markup
 * is put in as `{ html }`, so that a text can never be taken for it.
 */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): { readonly html: Html } {
  const inserted = parts.map((part) => {
    if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
    return Array.isArray(part) ? part.map((each) => each.html).join('') : (part as { html: Html }).html
  })
  const whole = markup.reduce((so, piece, index) => `${so}${inserted[index - 1] ?? ''}${piece}`)
  return { html: whole as Html }
}

/** An address a link may lead to; anything but the web, mail and telephones is nothing. */
export function safeHref(address: string): string {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(address) ? address : '#'
}
