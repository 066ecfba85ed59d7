import { mistakesAllowed } from '#platform/text-search/spelling.ts'

/** Minimum length of an indexed word for forms with two deleted letters. Characters. */
const minLengthForTwoDeletions = 6

/** Longer words would have too many forms. Characters. */
const maxLength = 20

function withoutOneLetter(words: ReadonlySet<string>): Set<string> {
  const shorter = new Set<string>()
  for (const word of words) {
    // By code points: Postgres rejects lone surrogates.
    const letters = [...word]
    for (let index = 0; index < letters.length; index += 1) shorter.add(letters.toSpliced(index, 1).join(''))
  }
  return shorter
}

function formsOf(word: string, deletions: number): string[] {
  if (word.length > maxLength) return [word]
  let shorter = new Set([word])
  const forms = new Set(shorter)
  for (let step = 0; step < deletions; step += 1) {
    shorter = withoutOneLetter(shorter)
    for (const form of shorter) forms.add(form)
  }
  return [...forms]
}

/**
 * Returns the forms under which a word is indexed: the word itself, and the word with one or two letters deleted. Words
 * that differ by few letters share a form, so that a lookup need not compare all words (symmetric deletion).
 */
export function formsOfIndexed(word: string): string[] {
  return formsOf(word, word.length < minLengthForTwoDeletions ? 1 : 2)
}

/** Returns the forms by which a typed word is looked up. */
export function formsOfTyped(typed: string): string[] {
  return formsOf(typed, mistakesAllowed(typed))
}
