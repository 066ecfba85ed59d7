import type { Answer } from '../captured-response.ts'
import { finishPage, finishPicture } from './finished-page.ts'
import { scriptsAfterOpening } from './late-scripts.ts'
import { lifetimeOf, lifetimeOfPicture, lifetimeOfResults } from './lifetime.ts'
import type { Finisher } from './page-source.ts'

/** Only whole pages hold scripts to be put off; React's navigation data does not. */
function arranged(answer: Answer): Answer {
  if (!String(answer.headers['content-type']).startsWith('text/html')) return answer
  return { ...answer, body: Buffer.from(scriptsAfterOpening(answer.body.toString())) }
}

/** Pages: compressed, and shared as far as their language allows. */
export function pageFinisher(cdnKeysOnLanguage: boolean): Finisher {
  return {
    lifetimeOf,
    finish: ({ language, path }, answer, lifetimeMs) => {
      const variesByLanguage = language !== undefined
      return finishPage(arranged(answer), { variesByLanguage, cdnKeysOnLanguage, lifetimeMs }, path)
    },
  }
}

/** Pages of results: like pages of one language, for a moment. */
export const resultsFinisher: Finisher = { ...pageFinisher(false), lifetimeOf: lifetimeOfResults }

/** Drawings: what stands at a versioned address never changes. */
export const pictureFinisher: Finisher = {
  lifetimeOf: lifetimeOfPicture,
  finish: (_, answer, lifetimeMs) => finishPicture(answer, lifetimeMs),
}
