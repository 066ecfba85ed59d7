import { textsIn } from '#platform/i18n/texts.ts'
import { formatInstalment, formatPrice, rand } from '#platform/money.ts'
import type { Facet, LineUpOrder } from '../rules/line-up-filters.ts'

/** The headings of the filters. The line-up is in English only. */
export const facetTitles: Readonly<Record<Facet, string>> = {
  body: 'Body',
  price: 'Price',
  monthly: 'Monthly budget',
  seats: 'Seats',
  fuel: 'Fuel',
  drive: 'Driven wheels',
}

/** The orders, as a visitor chooses them. */
export const orderLabels: Readonly<Record<LineUpOrder, string>> = {
  price: 'Lowest price first',
  instalment: 'Lowest instalment first',
}

const words: Readonly<Record<string, string>> = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  front: 'Front-wheel drive',
  rear: 'Rear-wheel drive',
  all: 'All-wheel drive',
}

/** Returns the label of a choice, which is clear without the heading of its filter. */
export function choiceLabel(facet: Facet, value: string): string {
  if (facet === 'price') return `Up to ${formatPrice(rand(Number(value)))}`
  if (facet === 'monthly') return `Up to ${formatInstalment(rand(Number(value)))}`
  if (facet === 'seats') return `${value} or more seats`
  const groups: Readonly<Record<string, unknown>> = textsIn('en').layout
  return facet === 'body' ? String(groups[value]) : (words[value] ?? value)
}
