import { facetNames } from '../rules/facets.ts'
import type { FilterName } from '../rules/stock-search.ts'
import type { Codes } from './dictionary.ts'
import type { Failures } from './find-failures.ts'
import type { StockColumns } from './stock-columns.ts'

/** The groups whose values are counted. */
const countedNames = [...facetNames, 'dealer', 'certified'] as const

type CountedName = (typeof countedNames)[number]

/** What one pass over the rows finds. */
export type RowCounts = {
  /** The number of rows that pass every filter. */
  readonly total: number
  /** The number of rows for each code of a group, by all filters but those of the group itself. */
  readonly counts: Readonly<Record<CountedName, Uint32Array>>
  /** The number of rows that only this filter leaves out. */
  readonly removals: ReadonlyMap<FilterName, number>
}

function increment(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] as number) + 1
}

const isCounted = (name: FilterName): name is CountedName =>
  (countedNames as readonly string[]).includes(name)

/** Adds up the counts of combinations by the values of one of their columns. */
function addUp(codes: Codes, length: number, counts: Uint32Array): Uint32Array {
  const sums = new Uint32Array(length)
  for (let index = 0; index < counts.length; index++) {
    const code = codes[index] as number
    sums[code] = (sums[code] as number) + (counts[index] as number)
  }
  return sums
}

/** Adds the counts of the rows that fail only the group's own filter, when it has one. */
const plus = (counts: Uint32Array, others: Uint32Array | undefined): Uint32Array =>
  others ? counts.map((count, code) => count + (others[code] as number)) : counts

/**
 * Counts all rows in one pass. A row that passes every filter counts in every group; one that fails a single filter counts
 * in the group of that filter only, because that group's counts leave its own choice out.
 *
 * Source: requirement D-219.
 */
export function countRows(columns: StockColumns, { names, bits }: Failures): RowCounts {
  const { combinations, dealers } = columns
  const { codes, table } = combinations
  const createCounts = (name: CountedName) =>
    new Uint32Array(name === 'dealer' ? dealers.values.length : table.length)
  const [ofDealers, ofCombinations] = [createCounts('dealer'), createCounts('certified')]
  const onlyFailing = names.map((name) => (isCounted(name) ? createCounts(name) : undefined))
  const codesOf = names.map((name) => (name === 'dealer' ? dealers.codes : codes))
  const removals = new Uint32Array(names.length)
  let total = 0
  for (let row = 0; row < bits.length; row++) {
    const failed = bits[row] as number
    if (failed === 0) {
      total++
      increment(ofCombinations, codes[row] as number)
      increment(ofDealers, dealers.codes[row] as number)
      continue
    }
    // More than one bit is set.
    if ((failed & (failed - 1)) !== 0) continue
    const filter = 31 - Math.clz32(failed)
    increment(removals, filter)
    const counts = onlyFailing[filter]
    if (counts) increment(counts, codesOf[filter]?.[row] as number)
  }
  const countsOf = (name: CountedName) => {
    const own = onlyFailing[names.indexOf(name)]
    if (name === 'dealer') return plus(ofDealers, own)
    if (name === 'certified') return addUp(table.certified, 2, plus(ofCombinations, own))
    const facet = table.facets[name]
    return addUp(facet.codes, facet.values.length, plus(ofCombinations, own))
  }
  return {
    total,
    counts: Object.fromEntries(countedNames.map((name) => [name, countsOf(name)])) as RowCounts['counts'],
    removals: new Map(names.map((name, index) => [name, removals[index] ?? 0])),
  }
}
