import { fill } from '#platform/i18n/fill.ts'
import { formatWholeNumber } from '#platform/site/whole-number.ts'
import { readTerms } from '../rules/terms.ts'
import type { GarageTexts } from '../texts.ts'

type Texts = Pick<GarageTexts['garageCar'], 'years' | 'months' | 'services'>

/** Formats what a maker states in a language: `3 years / 100 000 km`. A text without figures stays as it is. */
export function formatTerms(text: string, texts: Texts): string {
  const terms = readTerms(text)
  if (!terms) return text
  const { months, kilometres, services } = terms
  const time =
    months === null
      ? null
      : months % 12 === 0 && months > 12
        ? fill(texts.years, { count: months / 12 })
        : fill(texts.months, { count: months })
  const parts = [
    services === null ? null : fill(texts.services, { count: services }),
    time,
    kilometres === null ? null : `${formatWholeNumber(kilometres)}\u00A0km`,
  ]
  return parts.filter((part) => part !== null).join(' / ')
}
