import type { CSSProperties, ReactNode } from 'react'

/** Returns the number of letters in the longest word of a title. A word ends at a space, a hyphen and a soft hyphen. */
export function longestWord(title: string): number {
  return Math.max(0, ...title.split(/[\s\u00AD\u2010\u2012-\u2014/-]+/).map((word) => [...word].length))
}

/**
 * Returns the style with which the class `whole-words` sets a title so small, and its box so wide, that no word breaks.
 * Nothing for a title that is not plain text, which keeps its size.
 */
export function wholeWords(title: ReactNode): CSSProperties | undefined {
  if (typeof title !== 'string') return undefined
  return { '--longest-word': longestWord(title) } as CSSProperties
}
