/** The number of placeholders while articles load. Source: requirement V-145. */
export const placeholders = 10

/** Articles that are shown at first, and that View More adds. Source: requirement V-146. */
export const articlesPerStep = 10

/** The most articles that one request or list has. Source: requirement V-158. */
export const maxArticles = 100

/** Words of a title on a card. Source: requirement V-149. */
export const maxTitleWords = 10

/** Words of an excerpt on a card. Source: requirement V-150. */
export const maxExcerptWords = 18

/** Positions of the large tiles among every ten. Source: requirement V-147. */
const largePositions: readonly number[] = [0, 6]

/** A list of this length has no large tile. Source: requirement V-148. */
const evenRow = 3

/** Returns whether the tile of an article is large. @param index among all articles of the grid, from 0 */
export function isLargeTile(index: number, total: number): boolean {
  return total !== evenRow && largePositions.includes(index % articlesPerStep)
}

/** Returns how many articles are visible after a press of View More. */
export function nextShown(shown: number, total: number): number {
  return Math.min(shown + articlesPerStep, total)
}

/** Shortens a text to a number of words, with an ellipsis when any was cut. Source: requirements V-149 and V-150. */
export function truncateWords(text: string, maxWords: number): string {
  const words = text.trim().split(/\s+/)
  return words.length <= maxWords ? text.trim() : `${words.slice(0, maxWords).join(' ')}…`
}
