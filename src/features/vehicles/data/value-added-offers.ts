import type { Payload, TypedCollection } from 'payload'
import { usable } from '#platform/documents/usable.ts'
import type { ValueAddedOffer } from '../value-added-offer.ts'
import { periodOf } from './offer-days.ts'

type Document = TypedCollection['valueAddedOffers']

/** More than run at once, and still a bound. */
const most = 100

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** Undefined when its range is gone or not published. */
function offerOf({ title, range, startsOn, endsOn, benefits, terms, disclaimer }: Document) {
  const { start, end } = periodOf({ startsOn, endsOn })
  if (typeof range !== 'object' || range === null || start === null || end === null) return undefined
  const offer: ValueAddedOffer = {
    title,
    range: { slug: range.slug, name: range.name },
    start,
    end,
    benefits: benefits.map(({ text }) => text),
    terms: paragraphs(terms),
    disclaimer: paragraphs(disclaimer),
  }
  return offer
}

/** The published offers, those that are over too, the latest to begin first. */
export async function publishedOffers(payload: Payload): Promise<ValueAddedOffer[]> {
  const { docs } = await payload.find({
    collection: 'valueAddedOffers',
    sort: ['-startsOn', 'title'],
    depth: 1,
    limit: most,
    pagination: false,
    draft: false,
    overrideAccess: false,
  })
  return usable(payload, 'valueAddedOffers', docs, offerOf)
}
