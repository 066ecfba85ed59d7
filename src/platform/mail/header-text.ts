const maxLength = 200

/** Line breaks, other control characters, and characters that change the direction of text. */
const unsafeCharacters = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu

/**
 * Returns a text that is safe in a mail header: one line of at most 200 characters, without invisible characters that
 * could start another header or disguise this one.
 */
export function headerText(text: string): string {
  const line = text.replace(unsafeCharacters, ' ').replace(/\s+/g, ' ').trim()
  return [...line].slice(0, maxLength).join('')
}

/** Returns a text that is safe in a mail body: line breaks and tabs are kept, other control characters removed. */
export function bodyText(text: string): string {
  return text.replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n').replace(/(?![\n\t])\p{Cc}/gu, '')
}
