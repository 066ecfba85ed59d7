import { colourGroup } from '#features/stock/stock/rules.ts'
import type { ListedVehicle } from '#features/stock/stock/server.ts'
import { type FacetName, facetLabel, facetNames } from '../rules/facets.ts'
import { isCertified } from '../rules/matches-search.ts'
import { searchable } from '../rules/search-words.ts'
import { slugOf } from '../rules/slug.ts'
import { createCodes, createDictionary, type Dictionary } from './dictionary.ts'
import type { CodedColumn, Combinations, FacetValue } from './stock-columns.ts'

/** Returns the code of a feed's text: texts whose labels differ in their spelling only are one value. */
function createFacetReader(facet: FacetName) {
  const labels = new Map<string, string>()
  const values = createDictionary((slug): FacetValue => ({ slug, label: labels.get(slug) ?? '' }))
  const spellings = createDictionary((text) => {
    const label = facetLabel(facet, text)
    const slug = slugOf(label)
    if (slug !== '' && !labels.has(slug)) labels.set(slug, label)
    return values.codeOf(slug)
  })
  const codeOf = (text: string) => spellings.values[spellings.codeOf(text)] ?? 0
  return { codeOf, values: values.values, codes: [] as number[] }
}

/** What an order by name compares, for each code of a name: make and model. */
export type SortNames = readonly string[]

export type CombinationReader = {
  /** Returns the number of a vehicle's combination of texts. */
  codeOf(vehicle: ListedVehicle): number
  finish(): { readonly table: Combinations; readonly sortNames: SortNames }
}

const coded = <Value>(codes: readonly number[], values: readonly Value[]): CodedColumn<Value> => {
  const column = createCodes(codes.length, values.length)
  column.set(codes)
  return { codes: column, values }
}

const separator = '\n'

/** Creates a reader that gives each combination of texts its number. */
export function createCombinationReader(): CombinationReader {
  const facets = Object.fromEntries(facetNames.map((facet) => [facet, createFacetReader(facet)])) as Record<
    FacetName,
    ReturnType<typeof createFacetReader>
  >
  const sortNames: string[] = []
  const names: Dictionary<string> = createDictionary((key) => {
    const [make = '', model = '', range = ''] = key.split(separator)
    sortNames.push(`${make} ${model}`)
    return searchable(make, range, model)
  })
  const colourNames = createDictionary((colour) => searchable(colour, colourGroup(colour)))
  const known = new Map<string, number>()
  const [certified, nameCodes, colourCodes]: [number[], number[], number[]] = [[], [], []]

  const add = (vehicle: ListedVehicle) => {
    const { make, model, range, colour, certification } = vehicle
    for (const facet of facetNames) facets[facet].codes.push(facets[facet].codeOf(vehicle[facet]))
    nameCodes.push(names.codeOf([make, model, range].join(separator)))
    colourCodes.push(colourNames.codeOf(colour))
    return certified.push(Number(isCertified(certification))) - 1
  }

  return {
    codeOf(vehicle) {
      const { make, model, range, bodyType, colour, fuelType, transmissionType, certification } = vehicle
      const key = `${make}\n${model}\n${range}\n${bodyType}\n${colour}\n${fuelType}\n${transmissionType}\n${certification}`
      const code = known.get(key)
      if (code !== undefined) return code
      const added = add(vehicle)
      known.set(key, added)
      return added
    },
    finish: () => ({
      table: {
        length: certified.length,
        facets: Object.fromEntries(
          facetNames.map((facet) => [facet, coded(facets[facet].codes, facets[facet].values)]),
        ) as Record<FacetName, CodedColumn<FacetValue>>,
        certified: Uint8Array.from(certified),
        names: coded(nameCodes, names.values),
        colourNames: coded(colourCodes, colourNames.values),
      },
      sortNames,
    }),
  }
}
