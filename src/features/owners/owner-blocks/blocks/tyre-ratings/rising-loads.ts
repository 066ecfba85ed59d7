/** A row of a table of load indexes as the CMS stores it; a draft may lack values. */
export type LoadRow = { readonly loadIndex?: number | null; readonly loadInKG?: number | null }

/**
 * Returns the number of the first row, from 1, whose load index or load is not higher than in the row above; null when
 * all rise. The load rises with the index throughout the standard, so such a row is a mistake in a safety table.
 *
 * Source: requirements C-159 and C-160; decision C-1.
 */
export function firstFallingRow(rows: readonly LoadRow[]): number | null {
  const falling = rows.findIndex(({ loadIndex, loadInKG }, index) => {
    const above = rows[index - 1]
    if (!above) return false
    return isNotAbove(loadIndex, above.loadIndex) || isNotAbove(loadInKG, above.loadInKG)
  })
  return falling === -1 ? null : falling + 1
}

function isNotAbove(value: number | null | undefined, other: number | null | undefined): boolean {
  return typeof value === 'number' && typeof other === 'number' && value <= other
}
