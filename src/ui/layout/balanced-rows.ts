/** The most items in a row, by width of the window. */
export type MostInRow = {
  readonly tablet: 1 | 2 | 3
  readonly laptop?: 1 | 2 | 3
  readonly desktop?: 2 | 3 | 4
}

/**
 * Returns for each item of a grid how many items its row has, so that no row has a hole: rows of nearly equal length,
 * the shorter ones, with the wider items, first. Five items in rows of at most three are 2, 2, 3, 3, 3.
 */
export function balancedRows(items: number, most: number): readonly number[] {
  const rows = Math.ceil(items / most)
  const [shorter, longerRows] = [Math.floor(items / rows), items % rows]
  return Array.from({ length: rows }, (_, row) => (row < rows - longerRows ? shorter : shorter + 1)).flatMap(
    (length) => Array.from({ length }, () => length),
  )
}

/**
 * Returns for each item how many items its row has, as {@link balancedRows} does, but with as many in the first row as
 * fit: five items in rows of at most three are 3, 3, 3, 2, 2.
 */
export function filledRows(items: number, most: number): readonly number[] {
  const first = Math.min(items, most)
  const others = balancedRows(items - first, most).toReversed()
  return [...Array.from({ length: first }, () => first), ...others]
}

const spans = {
  tablet: ['', 'tablet:col-span-12', 'tablet:col-span-6', 'tablet:col-span-4'],
  laptop: ['', 'laptop:col-span-12', 'laptop:col-span-6', 'laptop:col-span-4'],
  desktop: ['', 'desktop:col-span-12', 'desktop:col-span-6', 'desktop:col-span-4', 'desktop:col-span-3'],
} as const

/** The class of a grid whose items have the classes of {@link balancedSpans}. */
export const balancedGrid = 'tablet:grid-cols-12'

/**
 * Returns the class of each item of a balanced grid. A single item has the width of one in a full row.
 *
 * @param rowsOf `balancedRows` or `filledRows`
 */
export function balancedSpans(
  items: number,
  most: MostInRow,
  rowsOf: typeof balancedRows = balancedRows,
): readonly string[] {
  const widths = (['tablet', 'laptop', 'desktop'] as const).flatMap((width) => {
    const count = most[width]
    return count ? [{ width, rows: items === 1 ? [count] : rowsOf(items, count) }] : []
  })
  return Array.from({ length: items }, (_, index) =>
    widths.map(({ width, rows }) => spans[width][rows[index] ?? 1]).join(' '),
  )
}
