/** Words that an adult reads in a minute. */
const wordsPerMinute = 220

/** Returns the minutes that reading a text takes, rounded up, at least 1; null for no text. */
export function readingMinutes(text: string): number | null {
  const words = text.split(/\s+/).filter(Boolean).length
  return words === 0 ? null : Math.ceil(words / wordsPerMinute)
}
