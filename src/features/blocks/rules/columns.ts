export type ColumnCount = 1 | 2 | 3

/**
 * How many cards stand in a row: 1 to 3. What lies outside, in stored data or sent by a program, counts as the
 * nearest of them; nothing counts as 3.
 *
 * Source: requirement C-251.
 */
export function columnCount(asked: number | null | undefined): ColumnCount {
  if (typeof asked !== 'number' || !Number.isFinite(asked)) return 3
  const whole = Math.round(asked)
  if (whole <= 1) return 1
  return whole === 2 ? 2 : 3
}
