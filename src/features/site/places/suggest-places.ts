import { normalise } from '#platform/text-search/normalise.ts'
import { places } from './gazetteer.ts'

/** Share of pairs of letters that a name has in common with a text, from which it is worth suggesting. */
const minLikeness = 0.5

/** Returns the pairs of neighbouring letters of a text. */
function pairsOf(text: string): string[] {
  const letters = normalise(text).replaceAll(' ', '')
  return [...letters].slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

/** Returns how alike two lists of pairs are, from 0 to 1: the coefficient of Sørensen and Dice. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const rest = [...other]
  const common = one.filter((pair) => {
    const index = rest.indexOf(pair)
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
  })
  const total = one.length + other.length
  return total === 0 ? 0 : (2 * common.length) / total
}

/**
 * Returns the names of places that look like a text, the most alike first: for a text in which there are more mistakes
 * than a search tolerates. Often none does.
 */
export function suggestPlaces(text: string, limit: number): readonly string[] {
  const pairs = pairsOf(text)
  const likenesses = new Map<string, number>()
  for (const { name, aliases } of places) {
    const best = Math.max(...[name, ...aliases].map((one) => likeness(pairs, pairsOf(one))))
    likenesses.set(name, Math.max(best, likenesses.get(name) ?? 0))
  }
  return [...likenesses]
    .filter(([, value]) => value >= minLikeness)
    .sort(([, one], [, other]) => other - one)
    .slice(0, limit)
    .map(([name]) => name)
}
