import { searchText } from '#platform/text-search/search-text.ts'
import { createTextIndex, type TextIndex } from '#platform/text-search/text-index.ts'
import { places } from './gazetteer.ts'
import type { Place } from './place.ts'

let index: TextIndex<Place> | undefined

/**
 * Finds places by name, earlier name, city or province, best first; cities and towns precede suburbs. Tolerates mistakes
 * as {@link searchText} does. The first call builds the index. It needs no network and no geocoder.
 *
 * In an island load it with `import()`: the table of places is 10 KB compressed.
 *
 * Source: requirement D-270.
 */
export function findPlaces(text: string, limit: number): readonly Place[] {
  index ??= createTextIndex(places, ({ name, aliases, city, region }) => [
    [name, ...aliases],
    [city],
    [region],
  ])
  return searchText(index, text, limit)
}
