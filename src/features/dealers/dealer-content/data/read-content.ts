import type { Payload, TypedCollection, Where } from 'payload'
import type { Dealer } from '#features/dealers/dealers/index.ts'
import { usableViews } from '#platform/documents/usable-views.ts'
import { utcOffset } from '#platform/site/market.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { DealerContent } from '../dealer-content.ts'
import { byFirstDay, isOver } from '../rules/event-days.ts'
import { eventOf, faqOf, quoteOf, teamOf, testimonialOf } from './documents.ts'

type ContentSlug = 'teams' | 'testimonials' | 'dealerFaqs' | 'dealerEvents' | 'dealerQuotes'

/** More than the pages of one dealer can show. */
const maxDocuments = 200

/**
 * Matches documents for the dealer, for its group, or for every dealer. By slug, so that content stays with a dealer that
 * an external dealer system describes.
 */
export function shownAt({ slug, group }: Pick<Dealer, 'slug' | 'group'>): Where {
  const at = (audience: string, condition?: Where): Where => ({
    and: [{ audience: { equals: audience } }, ...(condition ? [condition] : [])],
  })
  return {
    or: [
      at('dealer', { 'dealer.slug': { equals: slug } }),
      ...(group ? [at('group', { 'group.slug': { equals: group.slug } })] : []),
      at('every'),
    ],
  }
}

/** Matches events that are not over on a day, before the limit applies: an old dealer has many that are. */
function notOver(today: CalendarDay): Where {
  const midnight = `${today}T00:00:00${utcOffset}`
  return {
    or: [
      { endsOn: { greater_than_equal: midnight } },
      {
        and: [
          { endsOn: { exists: false } },
          { or: [{ startsOn: { greater_than_equal: midnight } }, { startsOn: { exists: false } }] },
        ],
      },
    ],
  }
}

type Context = { readonly payload: Payload; readonly dealer: Dealer; readonly brand: string }

/** Returns the views of one collection's published documents, the dealer's own first. */
async function readViews<Slug extends ContentSlug, View>(
  { payload, dealer, brand }: Context,
  collection: Slug,
  sort: string[],
  viewOf: (document: TypedCollection[Slug], brand: string) => View | undefined,
  condition: Where = {},
): Promise<View[]> {
  const { docs } = await payload.find({
    collection: collection as 'teams',
    where: { and: [shownAt(dealer), condition] },
    sort: ['audience', ...sort],
    depth: 1,
    draft: false,
    overrideAccess: false,
    pagination: false,
    limit: maxDocuments,
  })
  const documents = docs as unknown as (TypedCollection[Slug] & { id: number })[]
  return usableViews(payload, collection, documents, (document) => viewOf(document, brand))
}

/**
 * Reads the content of a dealer's pages as a visitor: published, of the brand, events that are not over.
 *
 * @param today events before it are left out
 */
export async function readContent(context: Context, today: CalendarDay): Promise<DealerContent> {
  const byName = ['order', 'id']
  const [teams, testimonials, faqs, events, quotes] = await Promise.all([
    readViews(context, 'teams', byName, teamOf),
    readViews(context, 'testimonials', ['-createdAt', 'id'], testimonialOf),
    readViews(context, 'dealerFaqs', byName, faqOf),
    readViews(context, 'dealerEvents', ['startsOn', 'id'], eventOf, notOver(today)),
    readViews(context, 'dealerQuotes', ['id'], quoteOf),
  ])
  const upcoming = events.filter((event) => !isOver(event, today)).sort(byFirstDay)
  return { teams, testimonials, faqs, events: upcoming, quotes }
}
