import { fill } from '#platform/i18n/fill.ts'
import type { EventFilters } from '../rules/filter-events.ts'
import type { MotorsportEventTexts } from '../texts.ts'

/**
 * Says how many events the filters leave, or that there are none; a filter that is not chosen is left out of the
 * sentence.
 *
 * @param monthNames the twelve months
 * Source: requirement C-384; decision C-15.
 */
export function resultText(
  count: number,
  { category, month }: EventFilters,
  monthNames: readonly string[],
  texts: MotorsportEventTexts,
): string {
  if (count === 1) return texts.countOne
  if (count > 1) return fill(texts.count, { count })
  const name = month === null ? null : (monthNames[month - 1] ?? null)
  if (category !== null && name !== null) return fill(texts.noneInBoth, { category, month: name })
  if (category !== null) return fill(texts.noneInCategory, { category })
  return name === null ? texts.noUpcoming : fill(texts.noneInMonth, { month: name })
}
