import type { Payload, Where } from 'payload'
import { completeDocuments, usableViews, viewOrEmpty } from '#platform/documents/usable-views.ts'
import type { Lookup } from '#platform/service/lookup.ts'
import { groupByProvince } from '../rules/group-by-province.ts'
import { type DealerDocument, dealerOf, type HolidayDocument, mailOf, regionOf } from './documents.ts'
import type { DealerDirectory, RegionTable } from './port.ts'

/** Far more than any manufacturer has in one country. */
const maxDocuments = 10_000

/** Reads with the access of a visitor, without drafts. */
const asVisitor = { overrideAccess: false, draft: false, pagination: false, limit: maxDocuments } as const

const listed: Where = { toyotaSupplier: { equals: 'Y' } }

/** The dealers and regions of our own database. Errors of the database are thrown. */
export function localDealers(cms: () => Promise<Payload>): DealerDirectory & RegionTable {
  async function findDealers(where: Where): Promise<DealerDocument[]> {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'dealers',
      where,
      sort: 'name',
      depth: 1,
      ...asVisitor,
    })
    return completeDocuments(payload, 'dealers', docs)
  }

  async function findHolidays() {
    const payload = await cms()
    const { docs } = await payload.find({ collection: 'publicHolidays', sort: 'day', depth: 0, ...asVisitor })
    return completeDocuments(payload, 'publicHolidays', docs)
  }

  const viewsOf = (documents: readonly DealerDocument[], holidays: readonly HolidayDocument[]) =>
    documents.flatMap((document) => viewOrEmpty('dealers', document, (each) => dealerOf(each, holidays)))

  async function findRegions() {
    const payload = await cms()
    const sort = ['order', 'name']
    const { docs } = await payload.find({ collection: 'regions', sort, depth: 0, ...asVisitor })
    return completeDocuments(payload, 'regions', docs)
  }

  async function slugsOf(collection: 'dealers' | 'dealerGroups'): Promise<string[]> {
    const payload = await cms()
    const { docs } = await payload.find({ collection, select: { slug: true }, depth: 0, ...asVisitor })
    return docs.flatMap(({ slug }) => slug ?? [])
  }

  return {
    async regions() {
      const holidays = await findHolidays()
      return usableViews(await cms(), 'regions', await findRegions(), (region) => regionOf(region, holidays))
    },

    async dealers() {
      const [documents, holidays] = await Promise.all([findDealers(listed), findHolidays()])
      return toLookup(viewsOf(documents, holidays))
    },

    async dealer(slug) {
      const [documents, holidays] = await Promise.all([
        findDealers({ slug: { equals: slug } }),
        findHolidays(),
      ])
      return toLookup(viewsOf(documents.slice(0, 1), holidays)[0])
    },

    async group(slug) {
      const payload = await cms()
      const where = { slug: { equals: slug } }
      const select = { title: true, slug: true, regions: true } as const
      const { docs } = await payload.find({
        collection: 'dealerGroups',
        where,
        select,
        depth: 0,
        ...asVisitor,
      })
      const [group] = docs
      if (!group?.title) return notFound
      const [dealers, regions, holidays] = await Promise.all([
        findDealers({ and: [{ group: { equals: group.id } }, listed] }),
        findRegions(),
        findHolidays(),
      ])
      const withRegion = dealers.map((document) => ({ document, region: idOf(document.region) }))
      const provinces = groupByProvince(withRegion, regions, (group.regions ?? []).filter(Boolean).map(idOf))
      return toLookup({
        slug: group.slug,
        title: group.title,
        provinces: provinces.map(({ name, dealers: ofProvince }) => ({
          name,
          dealers: viewsOf(
            ofProvince.map(({ document }) => document),
            holidays,
          ),
        })),
      })
    },

    async mail(id) {
      const payload = await cms()
      const where: Where = { and: [{ id: { equals: Number(id) } }, { _status: { equals: 'published' } }] }
      const { docs } = await payload.find({
        collection: 'dealers',
        where,
        depth: 0,
        limit: 1,
        overrideAccess: true,
      })
      return toLookup(docs[0] && mailOf(docs[0]))
    },

    async addresses() {
      const [dealers, groups] = await Promise.all([slugsOf('dealers'), slugsOf('dealerGroups')])
      return { dealers, groups }
    },
  }
}

const notFound = { found: false, failed: false } as const

function toLookup<Value extends object>(value: Value | undefined): Lookup<Value> {
  return value === undefined ? notFound : { found: true, value, fresh: true }
}

function idOf(relation: number | { id: number }): number {
  return typeof relation === 'object' ? relation.id : relation
}
