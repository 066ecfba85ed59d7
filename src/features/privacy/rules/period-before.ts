type Period = { readonly months: number } | { readonly days: number }

/**
 * The moment a period before another. A month counts back to the same day, or to the last one of a shorter month: a
 * month before 31 March is 28 or 29 February.
 */
export function periodBefore(moment: Date, period: Period): Date {
  const earlier = new Date(moment)
  if ('days' in period) {
    earlier.setUTCDate(earlier.getUTCDate() - period.days)
    return earlier
  }
  const day = earlier.getUTCDate()
  earlier.setUTCDate(1)
  earlier.setUTCMonth(earlier.getUTCMonth() - period.months)
  const last = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate()
  earlier.setUTCDate(Math.min(day, last))
  return earlier
}
