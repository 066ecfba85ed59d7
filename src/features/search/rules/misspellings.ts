/** Letters from which on a word may differ from what was meant by one, and by two. */
const lettersForOne = 4
const lettersForTwo = 7

/** Letters from which on a word of the index is kept with two letters missing. */
const lettersForTwoMissing = 6

/** Beyond this a word is no word of a language, and has too many forms. */
const mostLetters = 20

function withoutOneLetter(words: ReadonlySet<string>): Set<string> {
  const shorter = new Set<string>()
  for (const word of words) {
    // By characters: half of one is no text, and Postgres does not take it.
    const letters = [...word]
    for (let at = 0; at < letters.length; at += 1) shorter.add(letters.toSpliced(at, 1).join(''))
  }
  return shorter
}

function formsOf(word: string, missing: number): string[] {
  if (word.length > mostLetters) return [word]
  let shorter = new Set([word])
  const forms = new Set(shorter)
  for (let step = 0; step < missing; step += 1) {
    shorter = withoutOneLetter(shorter)
    for (const form of shorter) forms.add(form)
  }
  return [...forms]
}

/** By how many letters what was typed may differ from what was meant. */
export function mistakesAllowed(typed: string): number {
  if (typed.length < lettersForOne) return 0
  return typed.length < lettersForTwo ? 1 : 2
}

/**
 * What a word of the index is kept under: itself, and itself with one or two letters missing. Two words that differ by
 * few letters share such a form, so that the one is found by the other without comparing it with all words.
 */
export function formsKept(word: string): string[] {
  return formsOf(word, word.length < lettersForTwoMissing ? 1 : 2)
}

/** What a typed word is looked up under. */
export function formsAsked(typed: string): string[] {
  return formsOf(typed, mistakesAllowed(typed))
}
