import type { LayoutBlock } from '#features/blocks/index.ts'
import { type Picture, pictureOf, type Reference, type StoredMedium } from '#features/pictures/index.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** What an editor wrote for search engines and for whoever shares the page. */
type Meta = { readonly title?: string | null; readonly image?: Reference<StoredMedium> }

/**
 * The picture that stands for a page where it is shared: the one its editor chose, else the first that one of its
 * sections shows. Source: requirement V-290.
 */
export function sharedPicture(
  meta: Meta | undefined,
  blocks: readonly LayoutBlock[],
  language: Language,
): Picture | null {
  const chosen = pictureOf({ source: 'upload', image: meta?.image }, { language })
  if (chosen) return chosen
  for (const block of blocks) {
    const picture = 'picture' in block ? pictureOf(block.picture, { language }) : null
    if (picture) return picture
  }
  return null
}
