import type { Payload, Where } from 'payload'
import { completeOnly, usable, viewOrNone } from '#platform/documents/usable.ts'
import type { Lookup } from '#platform/service/lookup.ts'
import { groupByProvince } from '../rules/group-by-province.ts'
import { type DealerDocument, dealerOf, mailOf, regionOf } from './documents.ts'
import type { DealerDirectory, RegionTable } from './port.ts'

/** More than any maker has in one country, and still a bound. */
const mostDocuments = 2_000

/** Read as a visitor: access rules apply, drafts do not exist. */
const asVisitor = { overrideAccess: false, draft: false, pagination: false, limit: mostDocuments } as const

const listed: Where = { toyotaSupplier: { equals: 'Y' } }

/** Dealers and regions as our own database has them. A database that fails throws. */
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
    return completeOnly(payload, 'dealers', docs)
  }

  const viewsOf = (documents: readonly DealerDocument[]) =>
    documents.flatMap((document) => viewOrNone('dealers', document, dealerOf))

  async function findRegions() {
    const payload = await cms()
    const sort = ['order', 'name']
    const { docs } = await payload.find({ collection: 'regions', sort, depth: 0, ...asVisitor })
    return completeOnly(payload, 'regions', docs)
  }

  async function slugsOf(collection: 'dealers' | 'dealerGroups'): Promise<string[]> {
    const payload = await cms()
    const { docs } = await payload.find({ collection, select: { slug: true }, depth: 0, ...asVisitor })
    return docs.flatMap(({ slug }) => slug ?? [])
  }

  return {
    async regions() {
      return usable(await cms(), 'regions', await findRegions(), regionOf)
    },

    async dealers() {
      return only(viewsOf(await findDealers(listed)))
    },

    async dealer(slug) {
      const [document] = await findDealers({ slug: { equals: slug } })
      return only(document && viewsOf([document])[0])
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
      if (!group?.title) return absent
      const [dealers, regions] = await Promise.all([
        findDealers({ and: [{ group: { equals: group.id } }, listed] }),
        findRegions(),
      ])
      const placed = dealers.map((document) => ({ document, region: idOf(document.region) }))
      const provinces = groupByProvince(placed, regions, (group.regions ?? []).filter(Boolean).map(idOf))
      return only({
        slug: group.slug,
        title: group.title,
        provinces: provinces.map(({ name, dealers: those }) => ({
          name,
          dealers: viewsOf(those.map(({ document }) => document)),
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
      return only(docs[0] && mailOf(docs[0]))
    },

    async addresses() {
      const [dealers, groups] = await Promise.all([slugsOf('dealers'), slugsOf('dealerGroups')])
      return { dealers, groups }
    },
  }
}

const absent = { found: false, failed: false } as const

function only<Value extends object>(value: Value | undefined): Lookup<Value> {
  return value === undefined ? absent : { found: true, value, fresh: true }
}

function idOf(relation: number | { id: number }): number {
  return typeof relation === 'object' ? relation.id : relation
}
