import type { Payload, TypedCollection } from 'payload'
import { usableViews } from '#platform/documents/usable-views.ts'
import type { ValueAddedOffer } from '../value-added-offer.ts'
import { periodOf } from './offer-days.ts'

type Document = TypedCollection['valueAddedOffers']

/** Upper bound; far more offers than run at the same time. */
const maxOffers = 100

const splitParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** Undefined when the offer's range is deleted or not published. */
function offerOf({ title, range, startsOn, endsOn, benefits, terms, disclaimer }: Document) {
  const { start, end } = periodOf({ startsOn, endsOn })
  if (typeof range !== 'object' || range === null || start === null || end === null) return undefined
  const offer: ValueAddedOffer = {
    title,
    range: { slug: range.slug, name: range.name },
    start,
    end,
    benefits: benefits.map(({ text }) => text),
    terms: splitParagraphs(terms),
    disclaimer: splitParagraphs(disclaimer),
  }
  return offer
}

/** Returns the published offers, including ended ones, latest start first. */
export async function listPublishedOffers(payload: Payload): Promise<ValueAddedOffer[]> {
  const { docs } = await payload.find({
    collection: 'valueAddedOffers',
    sort: ['-startsOn', 'title'],
    depth: 1,
    limit: maxOffers,
    pagination: false,
    draft: false,
    overrideAccess: false,
  })
  return usableViews(payload, 'valueAddedOffers', docs, offerOf)
}
