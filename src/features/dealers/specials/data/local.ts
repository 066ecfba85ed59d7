import type { Payload, Where } from 'payload'
import { shownAt } from '#features/dealers/dealer-content/jobs.ts'
import { usableViews } from '#platform/documents/usable-views.ts'
import type { Lookup } from '#platform/service/lookup.ts'
import { utcOffset } from '#platform/site/market.ts'
import { midnightAfter } from '#platform/time/clock.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { Special } from '../special.ts'
import type { SpecialDealer, SpecialSource } from './port.ts'
import { specialOf } from './special-of-document.ts'

/** More than a dealer advertises at a time. */
const maxDocuments = 500

/** Matches specials that have not expired, before the limit applies: an old dealer has many that have. */
function notExpired(): Where {
  const midnight = `${siteClock().today()}T00:00:00${utcOffset}`
  return { or: [{ expiryDate: { greater_than_equal: midnight } }, { expiryDate: { exists: false } }] }
}

/** Matches specials that have begun. */
function hasBegun(): Where {
  const tomorrow = midnightAfter(siteClock().now()).toISOString()
  return { or: [{ startsOn: { less_than: tomorrow } }, { startsOn: { exists: false } }] }
}

/** The specials of our own database, as visitors see them. Errors of the database are thrown. */
export function localSpecials(cms: () => Promise<Payload>): SpecialSource {
  async function read(dealer: SpecialDealer, condition: Where): Promise<Special[]> {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'specials',
      where: { and: [shownAt(dealer), condition] },
      sort: ['audience', 'order', 'id'],
      ...{ depth: 1, draft: false, overrideAccess: false, pagination: false, limit: maxDocuments },
    })
    return usableViews(payload, 'specials', docs, specialOf)
  }

  return {
    async specialsOf(dealer) {
      return { found: true, value: await read(dealer, notExpired()), fresh: true }
    },

    async special(dealer, id): Promise<Lookup<Special>> {
      const isOurs = /^\d{1,9}$/.test(id)
      const [special] = isOurs ? await read(dealer, { id: { equals: Number(id) } }) : []
      return special ? { found: true, value: special, fresh: true } : { found: false, failed: false }
    },

    async dealersWithSpecials() {
      const payload = await cms()
      const all = { draft: false, overrideAccess: false, pagination: false } as const
      const { docs } = await payload.find({
        ...{ collection: 'specials', where: { and: [notExpired(), hasBegun()] }, depth: 0, ...all },
        select: { audience: true, dealer: true, group: true },
      })
      const idsOf = (name: 'dealer' | 'group') => [...new Set(docs.flatMap((special) => special[name] ?? []))]
      const { docs: dealers } = await payload.find({
        ...{ collection: 'dealers', depth: 1, ...all },
        where: { or: [{ id: { in: idsOf('dealer') } }, { group: { in: idsOf('group') } }] },
        select: { slug: true, group: true },
      })
      const groups = dealers.flatMap(({ group }) => (typeof group === 'object' && group ? group.slug : []))
      return {
        dealers: dealers.map(({ slug }) => slug),
        groups: [...new Set(groups)],
        every: docs.some(({ audience }) => audience === 'every'),
      }
    },
  }
}
