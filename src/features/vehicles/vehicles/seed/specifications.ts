import { type SpecificationGroup, type SpecificationTable, specificationGroups } from './schema.ts'

/**
 * Composes a specification from several tables. A later table replaces a value with the same label in its position.
 * Groups are in display order; empty ones are omitted.
 */
export function composeSpecification(tables: readonly SpecificationTable[]): SpecificationGroup[] {
  return specificationGroups.flatMap((group) => {
    const values: Record<string, string> = Object.assign({}, ...tables.map((table) => table[group]))
    const items = Object.entries(values).map(([label, value]) => ({ label, value }))
    return items.length > 0 ? [{ group, items }] : []
  })
}
