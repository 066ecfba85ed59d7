import { fill } from '#platform/i18n/fill.ts'
import { formatInstalment, formatPrice } from '#platform/money.ts'
import type { VehicleLimits } from '../rules/vehicle-limits.ts'
import type { SearchTexts } from '../texts.ts'

/** Returns what a search understood of the price, the instalment and the seats of a vehicle. */
export function limitsText({ price, monthly, seats }: VehicleLimits, texts: SearchTexts): string {
  const monthlyText = monthly?.bound === 'least' ? texts.monthlyLeast : texts.monthlyMost
  return [
    ...(price ? [fill(texts[price.bound], { price: formatPrice(price.amount) })] : []),
    ...(monthly ? [fill(monthlyText, { amount: formatInstalment(monthly.amount) })] : []),
    ...(seats === null ? [] : [fill(texts.seats, { count: seats })]),
  ].join(' ')
}
