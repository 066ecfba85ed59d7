import { answerTable } from './answers.table.ts'
import { significantWords, wordsOf } from './words.ts'

/** The paths of the pages that answer a query, the most specific question first. */
export type Answers = {
  /** To the whole query. */
  readonly whole: readonly string[]
  /** To a part of it: the tyres of “hilux tyres”. */
  readonly partial: readonly string[]
}

export const noAnswers: Answers = { whole: [], partial: [] }

/** Words that ask for a price, in the languages of the site. */
const priceWords = new Set(
  [
    'price prices pricing cost costs much',
    'prys pryse kos hoeveel',
    'intengo amanani malini kubiza ibiza',
  ].flatMap((line) => line.split(' ')),
)

/** Returns the words without those that ask for a price, or all of them when nothing else is asked. */
function subjectOf(words: readonly string[]): readonly string[] {
  const subject = words.filter((word) => !priceWords.has(word))
  return subject.length > 0 ? subject : words
}

/** Makes the singular and the plural of an English word equal. */
const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word)

type Question = { readonly path: string; readonly words: readonly string[] }

const questionsOf = (questions: readonly string[], path: string): Question[] =>
  questions.map((question) => ({ path, words: significantWords(wordsOf(question)).map(singular) }))

/** Questions with more words are more specific. */
const bySpecificity = (one: Question, other: Question) => other.words.length - one.words.length

const [partOfQuery, wholeQuery] = [
  answerTable.flatMap(({ path, asked = [] }) => questionsOf(asked, path)).toSorted(bySpecificity),
  answerTable.flatMap(({ path, alone = [] }) => questionsOf(alone, path)),
]

const pathsOf = (questions: readonly Question[]) => [...new Set(questions.map(({ path }) => path))]

/**
 * Finds the pages that answer a query: those with a question in `answers.table` whose words are all among those typed, in
 * any order. “Service plan” precedes “service”, because it has more of them.
 *
 * @param typed words of a query, without stop words
 */
export function answersTo(typed: readonly string[]): Answers {
  const words = new Set(typed.map(singular))
  const isAsked = (question: Question) => question.words.every((word) => words.has(word))
  const isWhole = (question: Question) => question.words.length === words.size
  const asked = partOfQuery.filter(isAsked)
  const whole = pathsOf([...asked, ...wholeQuery.filter(isAsked)].filter(isWhole))
  return { whole, partial: pathsOf(asked).filter((path) => !whole.includes(path)) }
}

/**
 * Returns the words to search for and the pages that answer them. The price of a vehicle is part of its result, so that
 * “price of hilux” searches for “hilux”, while “price list” has an answer of its own.
 *
 * @param typed words of a query, without stop words
 */
export function interpret(typed: readonly string[]): {
  readonly words: readonly string[]
  readonly answers: Answers
} {
  const answers = answersTo(typed)
  if (answers.whole.length > 0) return { words: typed, answers }
  const words = subjectOf(typed)
  return { words, answers: answersTo(words) }
}
