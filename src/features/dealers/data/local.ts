import type { Payload, Where } from 'payload'
import { completeDocuments, usableViews, viewOrEmpty } from '#platform/documents/usable-views.ts'
import type { Lookup } from '#platform/service/lookup.ts'
import { groupByProvince } from '../rules/group-by-province.ts'
import { type DealerDocument, dealerOf, mailOf, regionOf } from './documents.ts'
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

  const viewsOf = (documents: readonly DealerDocument[]) =>
    documents.flatMap((document) => viewOrEmpty('dealers', document, dealerOf))

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
      return usableViews(await cms(), 'regions', await findRegions(), regionOf)
    },

    async dealers() {
      return toLookup(viewsOf(await findDealers(listed)))
    },

    async dealer(slug) {
      const [document] = await findDealers({ slug: { equals: slug } })
      return toLookup(document && viewsOf([document])[0])
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
      const [dealers, regions] = await Promise.all([
        findDealers({ and: [{ group: { equals: group.id } }, listed] }),
        findRegions(),
      ])
      const withRegion = dealers.map((document) => ({ document, region: idOf(document.region) }))
      const provinces = groupByProvince(withRegion, regions, (group.regions ?? []).filter(Boolean).map(idOf))
      return toLookup({
        slug: group.slug,
        title: group.title,
        provinces: provinces.map(({ name, dealers: ofProvince }) => ({
          name,
          dealers: viewsOf(ofProvince.map(({ document }) => document)),
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
