import { allOffersPath, comparePath, lineUpPath, sizePath } from '#features/vehicles/vehicles/index.ts'
import type { Entry } from '../entry.ts'
import type { Versions } from './store.ts'

/** Increment it when an entry below changes. */
const version = '5'

/** Pages of our own that editors do not create and that are about no single vehicle. */
const entries: readonly Entry[] = [
  {
    ...{ kind: 'page', key: lineUpPath(), language: 'en', title: 'All vehicles' },
    summary: 'Every range with its price, at one scale, filtered by body, price, seats, fuel and drive.',
    shown: { href: lineUpPath(), price: null, drawing: null },
    keywords: ['price list', 'prices', 'line-up', 'new vehicles', 'new cars'],
    texts: [],
  },
  {
    ...{ kind: 'page', key: allOffersPath, language: 'en', title: 'Offers' },
    summary:
      'Special prices, monthly offers and what comes with the car, on every range, until their last day.',
    shown: { href: allOffersPath, price: null, drawing: null },
    keywords: ['special', 'deal', 'discount', 'promotion', 'instalment', 'save'],
    texts: [],
  },
  {
    ...{ kind: 'page', key: sizePath(), language: 'en', title: 'Two vehicles to scale' },
    summary: 'Two silhouettes over each other at one scale, with the difference in words.',
    shown: { href: sizePath(), price: null, drawing: null },
    keywords: ['size', 'dimensions', 'length', 'height', 'width', 'wheelbase', 'garage', 'boot'],
    texts: [],
  },
  {
    ...{ kind: 'page', key: comparePath(null, []), language: 'en', title: 'Compare vehicles' },
    summary:
      'Up to four models of any range side by side: price, instalment, engine, seats, boot and warranty.',
    shown: { href: comparePath(null, []), price: null, drawing: null },
    keywords: ['compare', 'comparison', 'versus', 'vs', 'difference', 'differences', 'side by side'],
    texts: [],
  },
  {
    ...{ kind: 'page', key: '/news', language: 'en', title: 'News' },
    summary: 'What is new: vehicles, racing, factories and people, by year and by category.',
    shown: { href: '/news', price: null, drawing: null },
    keywords: ['news', 'press', 'announcements', 'media'],
    texts: [],
  },
  {
    ...{ kind: 'page', key: '/dealers', language: 'en', title: 'Find a dealer' },
    summary: 'Every dealer by name, place or distance, with opening hours, directions and telephone numbers.',
    shown: { href: '/dealers', price: null, drawing: null },
    keywords: ['dealership', 'dealers', 'branch', 'nearest', 'map', 'service centre', 'workshop', 'showroom'],
    texts: [],
  },
  {
    ...{ kind: 'page', key: '/pre-owned', language: 'en', title: 'Pre-owned vehicles' },
    summary: 'Every used vehicle at our dealers, by make, price, monthly budget, mileage and distance.',
    shown: { href: '/pre-owned', price: null, drawing: null },
    keywords: [
      'used',
      'pre-owned',
      'preowned',
      'second hand',
      'demo',
      'certified',
      'bakkie',
      'cheap',
      'budget',
    ],
    texts: [],
  },
]

/** Returns the versions of the generated pages by path. */
export const generatedVersions = (): Versions => new Map(entries.map(({ key }) => [key, version]))

/** Returns the entries of the generated pages among the given paths. */
export const generatedEntries = (paths: readonly string[]): Entry[] =>
  entries.filter(({ key }) => paths.includes(key))
