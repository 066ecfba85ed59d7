/** Minimum length of a typed word with one tolerated mistake, and with two. Characters. */
const minLengthForOne = 4
const minLengthForTwo = 7

/** Returns the number of mistakes tolerated in a typed word. */
export function mistakesAllowed(typed: string): number {
  if (typed.length < minLengthForOne) return 0
  return typed.length < minLengthForTwo ? 1 : 2
}

/** The mistakes between a typed word and a known one, and between the typed word and the nearest beginning of it. */
export type Mistakes = { readonly inWord: number; readonly inPrefix: number }

/**
 * Counts the mistakes in a typed word: letters to insert, delete, replace, or swap with their neighbour (optimal string
 * alignment). The beginning of the word is compared too, because a visitor may not have finished typing.
 *
 * @returns null when even the nearest beginning has more mistakes than allowed
 */
export function countMistakes(typed: string, word: string, allowed: number): Mistakes | null {
  if (word.length < typed.length - allowed) return null
  const columns = Math.min(word.length, typed.length + allowed)
  let beforePrevious: number[] = []
  let previous = Array.from({ length: columns + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    let nearest = row
    for (let column = 1; column <= columns; column += 1) {
      const isSame = typed[row - 1] === word[column - 1]
      let count = Math.min(
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      )
      if (row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
        count = Math.min(count, (beforePrevious[column - 2] ?? 0) + 1)
      current.push(count)
      nearest = Math.min(nearest, count)
    }
    if (nearest > allowed) return null
    beforePrevious = previous
    previous = current
  }
  // A longer word has at least the missing letters as mistakes, so that it counts as a beginning only.
  const inWord = columns === word.length ? (previous[columns] ?? 0) : allowed + 1
  return { inWord, inPrefix: Math.min(...previous) }
}
