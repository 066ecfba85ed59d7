import { stockIndex } from './stock-index.ts'

/**
 * Finds the label of a make that vehicles for sale have; undefined when none has it.
 *
 * @throws StockUnavailable or DealersUnavailable when the vehicles cannot be read.
 */
export async function findMakeLabel(slug: string): Promise<string | undefined> {
  const { value } = await stockIndex()
  return value.combinations.table.facets.make.values.find((make) => make.slug === slug)?.label
}
