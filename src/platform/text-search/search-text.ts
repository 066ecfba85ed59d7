import { normalise } from './normalise.ts'
import { createMistakeCounter, mistakesAllowed } from './spelling.ts'
import { maxFields, type TextIndex } from './text-index.ts'

/**
 * A cost orders matches: mistakes first, then words of which only the beginning was typed, then whether the text is a
 * whole field, then the field. Each step outweighs all lower ones together. A value that lacks a word costs `missing`.
 */
const costOf = { mistake: 1024, beginning: 128, notWholeField: 8, field: 1 } as const
const missing = 0xffff

/** Longer texts are cut: nothing that can be found has more words or longer ones. */
const maxWords = 6
const maxLetters = 24

/**
 * Returns the values whose fields have every word of the text, best first. The last letters of a word may be missing.
 * Mistakes are tolerated only when nothing matches the text as typed, one from four letters and two from seven, and then
 * only values with the fewest mistakes are returned. Words typed together or apart match too: “kemptonpark”,
 * “park town”. An empty text finds nothing.
 *
 * Own code, because it is a sixth of the size of a package (minisearch and Fuse.js are 6 to 8 KB of compressed JavaScript)
 * and states its rules: Fuse.js scores the share of a pattern that matches, which has no number of mistakes to name, and
 * minisearch returns words with mistakes beside exact ones.
 */
export function searchText<Value>(index: TextIndex<Value>, text: string, limit: number): Value[] {
  const words = normalise(text)
    .split(' ')
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxLetters))
  const joined = words.join('')
  if (joined === '') return []
  const readings = words.length > 1 ? [words, [joined.slice(0, maxLetters)]] : [words]
  for (const isTolerant of [false, true])
    for (const reading of readings) {
      const costs = totalCosts(index, reading, isTolerant)
      discountWholeFields(index, joined, costs)
      const found = takeBest(costs, limit)
      if (found.length > 0) return found.flatMap((value) => index.values[value] ?? [])
    }
  return []
}

function totalCosts(index: TextIndex<unknown>, words: readonly string[], isTolerant: boolean): Uint16Array {
  const totals = new Uint16Array(index.values.length)
  for (const word of words) {
    const costs = costsOfWord(index, word, isTolerant)
    if (costs === null) return totals.fill(missing)
    costs.forEach((cost, value) => {
      totals[value] = Math.min(missing, (totals[value] ?? missing) + cost)
    })
  }
  return totals
}

/** Returns the costs of all values for one word, or null when none has it. */
function costsOfWord(index: TextIndex<unknown>, typed: string, isTolerant: boolean): Uint16Array | null {
  let isFound = false
  const costs = new Uint16Array(index.values.length).fill(missing)
  const costOfMatch = createCostOfMatch(typed, isTolerant ? mistakesAllowed(typed) : 0)
  index.words.forEach((word, position) => {
    const cost = costOfMatch(word)
    if (cost === null) return
    isFound = true
    for (const occurrence of index.occurrences[position] ?? []) {
      const value = Math.floor(occurrence / maxFields)
      const total = costOf.notWholeField + cost + (occurrence % maxFields) * costOf.field
      if (total < (costs[value] ?? missing)) costs[value] = total
    }
  })
  return isFound ? costs : null
}

/** Returns a function that returns the cost of a known word for a typed one, or null when it does not match. */
function createCostOfMatch(typed: string, allowed: number): (word: string) => number | null {
  const countMistakes = allowed > 0 ? createMistakeCounter(typed, allowed) : () => null
  return (word) => {
    if (word.startsWith(typed)) return word === typed ? 0 : costOf.beginning
    const mistakes = countMistakes(word)
    if (mistakes === null) return null
    const { inPrefix, inWord } = mistakes
    return inPrefix * costOf.mistake + (inPrefix < inWord ? costOf.beginning : 0)
  }
}

function discountWholeFields(index: TextIndex<unknown>, joined: string, costs: Uint16Array): void {
  for (const occurrence of index.wholeFields.get(joined) ?? []) {
    const value = Math.floor(occurrence / maxFields)
    costs[value] = Math.min(costs[value] ?? missing, (occurrence % maxFields) * costOf.field)
  }
}

/** Returns the positions with the lowest costs, at most `limit`, without those that have more mistakes than the best. */
function takeBest(costs: Uint16Array, limit: number): number[] {
  const lowest = costs.reduce((low, cost) => Math.min(low, cost), missing)
  if (lowest === missing) return []
  const bound = (Math.floor(lowest / costOf.mistake) + 1) * costOf.mistake
  const byCost: number[][] = []
  costs.forEach((cost, value) => {
    if (cost >= bound) return
    const list = byCost[cost]
    if (list) list.push(value)
    else byCost[cost] = [value]
  })
  return byCost.flat().slice(0, limit)
}
