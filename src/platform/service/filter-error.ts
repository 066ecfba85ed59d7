/** An invalid filter or parameter; the message is a sentence for the caller. */
export class FilterError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'FilterError'
  }
}

/** Quotes a caller's text for an error message: shortened, without control characters. */
export function quoted(text: string): string {
  const readable = text.replace(/\p{Cc}/gu, ' ')
  return `“${readable.length > 40 ? `${readable.slice(0, 40)}…` : readable}”`
}
