import { vehicleTexts } from '#features/vehicles/vehicles/texts.ts'
import { addressIn } from '#platform/i18n/addresses.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { formatPrice } from '#platform/money.ts'
import { type Kind, kinds } from '../entry.ts'
import type { SearchResult } from './find.ts'

/** Returns the address of a result in its language. */
export function addressOf({ language, shown: { href } }: SearchResult): string {
  return href.includes('?') ? href : addressIn(href, language)
}

/** Returns the formatted price of a result; null without a price. */
export function priceOf({ kind, shown: { price } }: SearchResult, language: Language): string | null {
  if (price === null) return null
  const amount = formatPrice(price as Parameters<typeof formatPrice>[0])
  return kind === 'range' ? fill(vehicleTexts(language).vehicles.from, { price: amount }) : amount
}

/** Groups results by kind, without empty groups. Pages come last, unless the first of them answers the query. */
export function groupByKind(
  results: readonly SearchResult[],
): { kind: Kind; results: readonly SearchResult[] }[] {
  const groups = kinds
    .map((kind) => ({ kind, results: results.filter((result) => result.kind === kind) }))
    .filter((group) => group.results.length > 0)
  const isAnswer = (group: (typeof groups)[number]) => group.results[0]?.isAnswer === true
  return [...groups.filter(isAnswer), ...groups.filter((group) => !isAnswer(group))]
}
