import { wordsOf } from './words.ts'

/** More than anybody types into a search. Characters. */
export const longestQuestion = 100

/** Enough to name any vehicle with all its letters and digits. */
const mostWords = 8

/** Words that say nothing about what is looked for, in the languages of the site. */
const fillers = new Set(
  [
    'a an and are at by can do does for from how i in is it me my of on or the to what when where which with you your',
    'die en hoe in is kan ek met my of op te van vir wat n',
    'na ne wa ya yami yini kanjani',
  ].flatMap((line) => line.split(' ')),
)

/** What a visitor asks for. */
export type Question = {
  /** As it is shown again. */
  readonly text: string
  /** Empty when there is nothing to look for. */
  readonly words: readonly string[]
}

/**
 * Reads what a visitor typed, whatever it is. Fillers and the maker's name are left out, unless nothing else remains.
 *
 * @param brand the maker's name, which stands on every page
 */
export function readQuestion(typed: string, brand: string): Question {
  const text = [...typed.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longestQuestion).join('').trim()
  const all = [...new Set(wordsOf(text))]
  const telling = all.filter((word) => !fillers.has(word))
  const maker = new Set(wordsOf(brand))
  const beyondMaker = telling.filter((word) => !maker.has(word))
  const words = [beyondMaker, telling, all].find((candidates) => candidates.length > 0) ?? []
  return { text, words: words.slice(0, mostWords) }
}
