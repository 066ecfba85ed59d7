import type { Special as SpecialDocument } from '#cms/payload-types.ts'
import { dayOf, pictureOfDocument } from '#features/dealers/dealer-content/jobs.ts'
import { pictureAddress } from '#features/pictures/pictures/server.ts'
import type { Special } from '../special.ts'

/** Widths of the pictures of specials, in pixels. */
const width = { large: 960, small: 640 } as const

/** Returns the view of a document of our own database. */
export function specialOf(document: SpecialDocument): Special {
  const { id, category, otherCategory, title, text, image, smc, startsOn, expiryDate, audience } = document
  const picture = pictureOfDocument(image, { collection: 'specials', id })
  return {
    id: String(id),
    code: String(id),
    metaId: String(id),
    category: category === 'other' ? (otherCategory ?? category) : category,
    title,
    text: text || null,
    image: picture && {
      src: pictureAddress(picture, width.large),
      small: pictureAddress(picture, width.small),
      alt: picture.alt || title,
    },
    smc: smc || null,
    startsOn: dayOf(startsOn),
    expiresOn: dayOf(expiryDate),
    isShared: audience !== 'dealer',
  }
}
