import type { Special } from '#features/dealers/specials/index.ts'
import type { SpecialOwner } from '../specials-data.ts'

/** A special with the dealer that receives its enquiries; null when the visitor chooses one. */
export type OwnedSpecial = {
  readonly special: Special
  readonly owner: SpecialOwner | null
  /** Slug of a dealer on whose site its page is. */
  readonly site: string
}

/** The specials of one dealer of a group. */
export type SpecialsOfDealer = { readonly dealer: SpecialOwner; readonly specials: readonly Special[] }

/**
 * Returns the specials of a group's dealers, each once. A dealer's own special belongs to that dealer; one that several
 * dealers show belongs to the dealer on whose page the list is, or to none on the group's own site.
 *
 * Source: requirement D-076.
 */
export function ownedSpecials(
  lists: readonly SpecialsOfDealer[],
  pageDealer: SpecialOwner | null,
): OwnedSpecial[] {
  const shared = new Set<string>()
  return lists.flatMap(({ dealer, specials }) =>
    specials.flatMap((special): OwnedSpecial[] => {
      if (!special.isShared) return [{ special, owner: dealer, site: dealer.slug }]
      if (shared.has(special.code)) return []
      shared.add(special.code)
      return [{ special, owner: pageDealer, site: pageDealer?.slug ?? dealer.slug }]
    }),
  )
}
