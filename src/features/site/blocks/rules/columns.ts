export type ColumnCount = 1 | 2 | 3

/**
 * Clamps the number of cards in a row to 1 to 3. A missing or invalid number counts as 3.
 *
 * Source: requirement C-251.
 */
export function columnCount(count: number | null | undefined): ColumnCount {
  if (typeof count !== 'number' || !Number.isFinite(count)) return 3
  const whole = Math.round(count)
  if (whole <= 1) return 1
  return whole === 2 ? 2 : 3
}
