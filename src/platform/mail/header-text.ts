const longest = 200

/** Line breaks of every kind, other control characters, and what turns the direction of a text round. */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu

/**
 * A text as it may stand in a header: one line, nothing invisible that could begin another header or disguise the
 * one it stands in, at most 200 characters.
 */
export function headerText(text: string): string {
  const line = text.replace(unfit, ' ').replace(/\s+/g, ' ').trim()
  return [...line].slice(0, longest).join('')
}

/** A text as it may stand in a body: its lines, without other control characters. */
export function bodyText(text: string): string {
  return text.replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n').replace(/(?![\n\t])\p{Cc}/gu, '')
}
