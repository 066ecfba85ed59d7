import { normalise } from '#platform/text-search/normalise.ts'

/** Words of a search that count; further ones are ignored. */
export const maxWords = 8

/** Returns the words of a search, each once. */
export function searchWords(text: string): string[] {
  return [...new Set(normalise(text).split(' '))].filter(Boolean).slice(0, maxWords)
}

/** Returns a text in the form in which {@link hasWord} finds the beginnings of its words. */
export const searchable = (...texts: readonly (string | number | null)[]): string =>
  ` ${texts.map((text) => normalise(String(text ?? ''))).join(' ')}`

/** Returns whether a word of a {@link searchable} text begins with a word of a search. */
export const hasWord = (text: string, word: string): boolean => text.includes(` ${word}`)
