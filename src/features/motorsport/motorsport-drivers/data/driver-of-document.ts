import type { Driver as Document } from '#cms/payload-types.ts'
import { pictureOfDocument } from '#features/dealers/dealer-content/jobs.ts'
import type { Driver } from '../driver.ts'

/** Returns the view of a document. */
export function driverOf(document: Document): Driver {
  const { id, name, surname, championshipsWon } = document
  const pictureIn = (picture: Document['picture']) =>
    pictureOfDocument(picture, { collection: 'drivers', id })
  return {
    ...{ id: String(id), name, surname },
    sortBy: document.sortBy || null,
    categories: (document.categories ?? []).map(({ category, picture, racingNumber, order }) => ({
      category,
      picture: pictureIn(picture),
      racingNumber: racingNumber || null,
      order: order ?? null,
    })),
    picture: pictureIn(document.picture),
    racingNumber: document.racingNumber || null,
    navigator: document.navigator || null,
    championshipsWon: { statistics: championshipsWon ?? null, profile: null },
    social: {
      x: document.x || null,
      facebook: document.facebook || null,
      instagram: document.instagram || null,
      youtube: document.youtube || null,
    },
    car: pictureIn(document.car),
    gallery: (document.gallery ?? []).flatMap(({ picture }) => pictureIn(picture) ?? []),
    story: document.story || null,
  }
}
