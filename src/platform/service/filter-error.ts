/** A filter we cannot follow; the message is one sentence for whoever wrote it. */
export class FilterError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'FilterError'
  }
}

/** A caller's word in a message to the caller: short, in quotes, without control characters. */
export function quoted(word: string): string {
  const readable = word.replace(/\p{Cc}/gu, ' ')
  return `“${readable.length > 40 ? `${readable.slice(0, 40)}…` : readable}”`
}
