import { type SpecificationGroup, type SpecificationTable, specificationGroups } from './schema.ts'

/**
 * One specification out of shared parts: a later table replaces a value of an earlier one under the same
 * label and keeps its place; groups come in the order of the page, empty ones are left out.
 */
export function composeSpecification(tables: readonly SpecificationTable[]): SpecificationGroup[] {
  return specificationGroups.flatMap((group) => {
    const values: Record<string, string> = Object.assign({}, ...tables.map((table) => table[group]))
    const items = Object.entries(values).map(([label, value]) => ({ label, value }))
    return items.length > 0 ? [{ group, items }] : []
  })
}
