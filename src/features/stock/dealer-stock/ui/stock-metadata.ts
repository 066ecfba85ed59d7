import type { Metadata } from 'next'
import { isSameChoice, noChoices, type StockChoices } from '../rules/stock-choices.ts'

/**
 * Returns the metadata of a listing. A state with filters, an order or a page is not indexed, and refers to the listing
 * without any.
 *
 * @param name of the dealer or group; null when it is not known
 */
export function stockMetadata(
  name: string | null,
  path: string,
  choices: StockChoices = noChoices,
): Metadata {
  const title = ['Pre-owned vehicles', name].filter(Boolean).join(' at ')
  const description = `Used cars, bakkies and SUVs ${name === null ? 'at this dealer' : `at ${name}`}: filter by make, body, fuel, gearbox and colour, and see the price and monthly instalment of each.`
  return {
    ...{ title, description },
    alternates: { canonical: path },
    openGraph: { type: 'website', url: path, title, description },
    ...(isSameChoice(choices, noChoices) ? {} : { robots: { index: false } }),
  }
}
