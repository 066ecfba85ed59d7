import type { BufferedResponse } from '../captured-response.ts'
import { deferPageScripts } from './deferred-scripts.ts'
import { finishNotFoundPage, finishPage, finishPicture } from './finished-page.ts'
import { lifetimeOf, lifetimeOfPicture, lifetimeOfResults } from './lifetime.ts'
import type { Finisher } from './page-source.ts'

/** Defers the scripts of an HTML page. Navigation data of React has none. */
function deferScripts(response: BufferedResponse): BufferedResponse {
  if (!String(response.headers['content-type']).startsWith('text/html')) return response
  return { ...response, body: Buffer.from(deferPageScripts(response.body.toString())) }
}

/** Prepares pages. A CDN may cache them unless the address leaves the language to the visitor. */
export function pageFinisher(cdnKeysOnLanguage: boolean): Finisher {
  return {
    lifetimeOf,
    finish: ({ language, path }, response, lifetimeMs) => {
      const variesByLanguage = language !== undefined
      return finishPage(deferScripts(response), { variesByLanguage, cdnKeysOnLanguage, lifetimeMs }, path)
    },
  }
}

/** Prepares search results, which have a short lifetime. */
export const resultsFinisher: Finisher = { ...pageFinisher(false), lifetimeOf: lifetimeOfResults }

/** Prepares not-found pages, which Next renders with status 200 at addresses of their own. */
export const notFoundFinisher: Finisher = {
  lifetimeOf,
  finish: ({ path }, response, lifetimeMs) => finishNotFoundPage(response, lifetimeMs, path),
}

/** Prepares drawings, which never change at their versioned addresses. */
export const pictureFinisher: Finisher = {
  lifetimeOf: lifetimeOfPicture,
  finish: (_, response, lifetimeMs) => finishPicture(response, lifetimeMs),
}
