import {
  type Picture,
  pictureOf,
  type Reference,
  type StoredMedium,
} from '#features/pictures/pictures/index.ts'
import type { LayoutBlock } from '#features/site/blocks/index.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** The page's metadata for search engines and shared links. */
type Meta = { readonly title?: string | null; readonly image?: Reference<StoredMedium> }

/**
 * The picture for previews of shared links: the one the editor chose, or the first picture of the page's sections.
 * Source: requirement V-290.
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
