import type { StockName } from '#features/stock/stock/index.ts'
import { normalise } from '#platform/text-search/normalise.ts'

/** A vehicle as our stock names it; the model is empty when only the range is known. */
export type NamedVehicle = Pick<StockName, 'make' | 'range' | 'model'>

const beginsWith = (text: string, words: string) => `${text} `.startsWith(`${words} `)

/** Finds the make that a visitor wrote, whole or its beginning: `mercedes` is Mercedes-Benz unless another make begins so. */
function findMake(typed: string, names: readonly StockName[]): string | undefined {
  const makes = new Map(names.toReversed().map(({ make }) => [normalise(make), make]))
  const exact = makes.get(typed)
  if (exact !== undefined || typed === '') return exact
  const beginning = [...makes.keys()].filter((make) => beginsWith(make, typed))
  return beginning.length === 1 ? makes.get(String(beginning[0])) : undefined
}

/** Finds the range whose name has all these words; undefined when several have them. */
function rangeWithWords(words: readonly string[], ofMake: readonly StockName[]): StockName | undefined {
  const matching = ofMake.filter(({ range }) => {
    const ofRange = normalise(range).split(' ')
    return words.every((word) => ofRange.includes(word))
  })
  return new Set(matching.map(({ range }) => normalise(range))).size === 1 ? matching[0] : undefined
}

/**
 * Finds what visitors wrote among the vehicles for sale, whatever its case, spaces, hyphens and accents: a model, or the
 * range that the text names or begins with. Null when there is none. Of several spellings the most frequent is returned.
 *
 * @param typed the model with or without the make, such as `Corolla Quest` or `hilux 2.8 gd6`
 * @param names the most frequent first
 */
export function findStockName(
  typed: { readonly make: string; readonly model: string },
  names: readonly StockName[],
): NamedVehicle | null {
  const make = findMake(normalise(typed.make), names)
  const makeWords = normalise(make ?? '')
  const model = normalise(typed.model)
  const text = beginsWith(model, makeWords) ? model.slice(makeWords.length).trim() : model
  if (make === undefined || text === '') return null
  const ofMake = names.filter((name) => name.make === make)
  const isModel = (name: StockName) =>
    name.model !== '' && [name.model, `${name.range} ${name.model}`].map(normalise).includes(text)
  const exact = ofMake.find(isModel)
  if (exact) return { make, range: exact.range, model: exact.model }
  const [longest] = ofMake
    .filter(({ range }) => range !== '' && beginsWith(text, normalise(range)))
    .sort((a, b) => normalise(b.range).length - normalise(a.range).length)
  const found = longest ?? rangeWithWords(text.split(' '), ofMake)
  return found ? { make, range: found.range, model: '' } : null
}
