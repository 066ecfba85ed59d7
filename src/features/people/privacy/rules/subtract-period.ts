type Period = { readonly months: number } | { readonly days: number }

/**
 * Subtracts a period from a date. Months lead to the same day of the month, or to the last day of a shorter month: one
 * month before 31 March is 28 or 29 February.
 */
export function subtractPeriod(date: Date, period: Period): Date {
  const earlier = new Date(date)
  if ('days' in period) {
    earlier.setUTCDate(earlier.getUTCDate() - period.days)
    return earlier
  }
  const day = earlier.getUTCDate()
  earlier.setUTCDate(1)
  earlier.setUTCMonth(earlier.getUTCMonth() - period.months)
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate()
  earlier.setUTCDate(Math.min(day, lastDay))
  return earlier
}
