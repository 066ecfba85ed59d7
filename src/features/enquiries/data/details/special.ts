import type { Special } from '#features/specials/index.ts'
import { categoryLabel, specialPath } from '#features/specials/rules.ts'
import type { SpecialSubject } from '../../subjects/special.ts'

/** Creates the subject of an enquiry from a special. @param dealer slug of the dealer on whose site it is */
export function specialSubject(special: Special, dealer: string): SpecialSubject {
  const { id, code, metaId, category, title, text, smc, image } = special
  return {
    kind: 'special',
    ...{ id, metaId, category, title, text, smc },
    categoryLabel: categoryLabel(category),
    picture: image?.src ?? null,
    page: specialPath(dealer, code),
  }
}
