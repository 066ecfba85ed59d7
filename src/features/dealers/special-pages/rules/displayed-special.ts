import type { Special } from '#features/dealers/specials/index.ts'
import { specialPath } from '#features/dealers/specials/rules.ts'
import type { DisplayedSpecial, SpecialOwner } from '../specials-data.ts'

type Options = {
  /** The dealer that receives enquiries about it; null when the visitor chooses one. */
  readonly owner: SpecialOwner | null
  /** Slug of the dealer on whose site its page is. */
  readonly site: string
  /** Its last day in words. */
  readonly lastDay: string | null
}

/** Returns a special as a card and its dialog show it. */
export function displayedSpecial(
  { code, category, title, text, image }: Special,
  { owner, site, lastDay }: Options,
): DisplayedSpecial {
  const fragment = `special-${owner ? `${owner.slug}-` : ''}${code.replaceAll('~', 'ad-')}`
  return {
    ...{ fragment, code, owner, category, title, text, image, lastDay },
    href: specialPath(site, code),
  }
}
