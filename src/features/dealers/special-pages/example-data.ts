import { formView } from '#features/enquiries/enquiries/rules.ts'
import { enquiryFormTexts } from '#features/enquiries/enquiries/texts.ts'
import type { DisplayedSpecial, SpecialsData } from './specials-data.ts'

const owner = { slug: 'marula-toyota-bryanston', name: 'Marula Toyota Bryanston' }

const titles = [
  ['new-vehicle-sales', 'Fortuner with three services on us'],
  ['service', 'Minor service for R 1 999'],
  ['automark-sales', 'Two years of warranty on every Automark Hilux'],
  ['accessories', 'Canopy and tow bar, fitted together'],
  ['service', 'Brake pads, front and rear'],
  ['parts', 'Batteries with a second year of guarantee'],
  ['finance', 'First instalment in February'],
  ['new-vehicle-sales', 'Corolla Cross, on the road'],
  ['tyres-and-brakes', 'Four tyres for the price of three'],
  ['service', 'Air conditioner check before the holidays'],
] as const

const special = ([category, title]: (typeof titles)[number], index: number): DisplayedSpecial => ({
  fragment: `special-${owner.slug}-${index + 1}`,
  code: `${index + 1}`,
  owner,
  category,
  title,
  text: 'At the counter, or by telephone.\n\nWhile stocks last.',
  image: null,
  lastDay: index % 3 === 0 ? null : '30 November 2026',
  href: `/dealers/${owner.slug}/specials/${index + 1}`,
})

/** Ten specials in six categories. */
export const exampleSpecials: readonly DisplayedSpecial[] = titles.map(special)

/** The data of a block with some of these specials. @param total of live specials */
export const exampleData = (
  specials: readonly DisplayedSpecial[],
  total = specials.length,
): SpecialsData => ({
  ...{ specials, total, allPath: `/dealers/${owner.slug}/specials`, group: null },
  ...{ namesDealer: false, unavailable: [], dealers: [] },
  form: {
    view: formView('special', enquiryFormTexts('en')),
    wordings: { marketing: null, privacy: null },
    privacyNotice: null,
  },
})
