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
 * Returns a function that counts the mistakes of a typed word against a known one: letters to insert, delete, replace, or
 * swap with their neighbour (optimal string alignment). The beginning of the known word is compared too, because a
 * visitor may not have finished typing. It returns null when even the nearest beginning has more mistakes than allowed,
 * and any number above it when only the whole word has.
 */
export function createMistakeCounter(typed: string, allowed: number): (word: string) => Mistakes | null {
  const tooMany = allowed + 1
  const width = typed.length + allowed + 2
  // Three rows of the table suffice; they are reused, because a search compares thousands of words.
  let beforePrevious = new Uint8Array(width)
  let previous = new Uint8Array(width)
  let current = new Uint8Array(width)

  return (word) => {
    if (word.length < typed.length - allowed) return null
    const columns = Math.min(word.length, typed.length + allowed)
    previous.forEach((_, column) => {
      previous[column] = Math.min(column, tooMany)
    })
    for (let row = 1; row <= typed.length; row += 1) {
      current.fill(tooMany)
      if (row <= allowed) current[0] = row
      let nearest = current[0] ?? tooMany
      // Cells further from the diagonal than the allowed mistakes have more of them.
      const last = Math.min(columns, row + allowed)
      for (let column = Math.max(1, row - allowed); column <= last; column += 1) {
        let count = (previous[column - 1] ?? tooMany) + (typed[row - 1] === word[column - 1] ? 0 : 1)
        count = Math.min(count, (previous[column] ?? tooMany) + 1, (current[column - 1] ?? tooMany) + 1)
        if (row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
          count = Math.min(count, (beforePrevious[column - 2] ?? tooMany) + 1)
        current[column] = Math.min(count, tooMany)
        nearest = Math.min(nearest, count)
      }
      if (nearest > allowed) return null
      ;[beforePrevious, previous, current] = [previous, current, beforePrevious]
    }
    const inPrefix = previous
      .subarray(0, columns + 1)
      .reduce((least, count) => Math.min(least, count), tooMany)
    return { inWord: columns === word.length ? (previous[columns] ?? tooMany) : tooMany, inPrefix }
  }
}
