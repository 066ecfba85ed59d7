import { finishPage, finishPicture } from './finished-page.ts'
import { lifetimeOf, lifetimeOfPicture } from './lifetime.ts'
import type { Finisher } from './page-source.ts'

/** Pages: compressed, and shared as far as their language allows. */
export function pageFinisher(cdnKeysOnLanguage: boolean): Finisher {
  return {
    lifetimeOf,
    finish: ({ language }, answer, lifetimeMs) =>
      finishPage(answer, { variesByLanguage: language !== undefined, cdnKeysOnLanguage, lifetimeMs }),
  }
}

/** Drawings: what stands at a versioned address never changes. */
export const pictureFinisher: Finisher = {
  lifetimeOf: lifetimeOfPicture,
  finish: (_, answer, lifetimeMs) => finishPicture(answer, lifetimeMs),
}
