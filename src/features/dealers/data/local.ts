import type { Payload, Where } from 'payload'
import type { Dealer, DealerGroup, Region } from '../dealer.ts'
import { groupByProvince } from '../rules/group-by-province.ts'
import type { DealerMail } from '../rules/recipients.ts'
import { type DealerDocument, dealerOf, mailOf, regionOf } from './documents.ts'

/** More than any maker has in one country, and still a bound. */
const mostDocuments = 2_000

/** Read as a visitor: access rules apply, drafts do not exist. */
const asVisitor = { overrideAccess: false, draft: false, pagination: false, limit: mostDocuments } as const

/** Dealers as our own database has them. A database that fails throws. */
export function localDealers(cms: () => Promise<Payload>) {
  async function find(where: Where): Promise<DealerDocument[]> {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'dealers',
      where,
      sort: 'name',
      depth: 1,
      ...asVisitor,
    })
    return docs
  }

  async function findRegions() {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'regions',
      sort: ['order', 'name'],
      depth: 0,
      ...asVisitor,
    })
    return docs
  }

  async function slugsOf(collection: 'dealers' | 'dealerGroups'): Promise<string[]> {
    const payload = await cms()
    const { docs } = await payload.find({ collection, select: { slug: true }, depth: 0, ...asVisitor })
    return docs.map(({ slug }) => slug)
  }

  return {
    /** The addresses of every published dealer and group. */
    async slugs(): Promise<{ dealers: string[]; groups: string[] }> {
      const [dealers, groups] = await Promise.all([slugsOf('dealers'), slugsOf('dealerGroups')])
      return { dealers, groups }
    },

    /** Every region, in the order of the table. */
    async regions(): Promise<Region[]> {
      return (await findRegions()).map(regionOf)
    },

    /** Every listed dealer, by name. Source: rows D-089, D-379. */
    async dealers(): Promise<Dealer[]> {
      return (await find({ toyotaSupplier: { equals: 'Y' } })).map(dealerOf)
    },

    /** A dealer by its address, listed or not. */
    async dealer(slug: string): Promise<Dealer | null> {
      const [document] = await find({ slug: { equals: slug } })
      return document ? dealerOf(document) : null
    },

    /** A group with its listed dealers. Source: rows D-058 to D-060, D-379. */
    async group(slug: string): Promise<DealerGroup | null> {
      const payload = await cms()
      const { docs } = await payload.find({
        collection: 'dealerGroups',
        where: { slug: { equals: slug } },
        select: { title: true, slug: true, regions: true },
        depth: 0,
        ...asVisitor,
      })
      const [group] = docs
      if (!group) return null
      const [dealers, regions] = await Promise.all([
        find({ and: [{ group: { equals: group.id } }, { toyotaSupplier: { equals: 'Y' } }] }),
        findRegions(),
      ])
      const placed = dealers.map((document) => ({ document, region: idOf(document.region) }))
      const tabs = groupByProvince(placed, regions, (group.regions ?? []).map(idOf))
      return {
        slug: group.slug,
        title: group.title,
        provinces: tabs.map((tab) => ({
          name: tab.name,
          dealers: tab.dealers.map(({ document }) => dealerOf(document)),
        })),
      }
    },

    /** Where a published dealer's post goes; null when there is no such dealer. Never for a visitor's eyes. */
    async mail(id: number): Promise<DealerMail | null> {
      const payload = await cms()
      const { docs } = await payload.find({
        collection: 'dealers',
        where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
        depth: 0,
        limit: 1,
        overrideAccess: true,
      })
      return docs[0] ? mailOf(docs[0]) : null
    },
  }
}

function idOf(relation: number | { id: number }): number {
  return typeof relation === 'object' ? relation.id : relation
}
