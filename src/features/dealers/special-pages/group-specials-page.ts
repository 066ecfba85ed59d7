import type { PageView } from '#features/site/pages/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { specialTexts } from './texts.ts'

/** The page below a dealer with the specials of all dealers of its group. Source: requirement D-076. */
export function groupSpecialsPage(slug: string, group: { readonly title: string }): PageView {
  const { groupTitle, specialsOf } = specialTexts('en').specials
  const title = fill(specialsOf, { name: group.title })
  return {
    language: 'en',
    path: `/dealers/${slug}/group-specials`,
    title: groupTitle,
    description: `${title}: every dealer of the group on one page.`,
    metaTitle: title,
    hidden: false,
    canonicalUrl: null,
    picture: null,
    blocks: [{ language: 'en', block: { id: 'group-specials', blockType: 'dealerSpecials', title } }],
  }
}
