import { dealerOfPath } from '#features/dealers/dealer-sites/server.ts'
import type { Dealer } from '#features/dealers/dealers/index.ts'
import type { Special } from '#features/dealers/specials/index.ts'
import { findSpecial } from '#features/dealers/specials/server.ts'
import { readSpecialFormContent } from '#features/enquiries/enquiry-forms/server.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { displayedSpecial } from '../rules/displayed-special.ts'
import type { DisplayedSpecial, SpecialsData } from '../specials-data.ts'

/** A special with the form to ask its dealer about it. */
export type SpecialPageData = {
  readonly special: DisplayedSpecial
  readonly form: SpecialsData['form']
}

/** Returns what the page of a special shows. */
export async function specialPageData(
  special: Special,
  { slug, name }: Pick<Dealer, 'slug' | 'name'>,
): Promise<SpecialPageData> {
  const { expiresOn } = special
  const lastDay = expiresOn === null ? null : formatDay(expiresOn as CalendarDay)
  return {
    special: displayedSpecial(special, { owner: { slug, name }, site: slug, lastDay }),
    form: await readSpecialFormContent('en'),
  }
}

/**
 * Finds a special that a dealer shows today; null when there is none.
 *
 * @throws SpecialsUnavailable or DealersUnavailable when it could not be read.
 */
export async function findSpecialPage(slug: string, code: string): Promise<SpecialPageData | null> {
  const dealer = await dealerOfPath(`/dealers/${slug}`)
  const special = dealer && (await findSpecial(dealer, code))
  return special ? specialPageData(special, dealer) : null
}
