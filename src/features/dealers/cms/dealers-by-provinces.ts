import type { ArrayField, FieldHook, PayloadRequest } from 'payload'
import { rowLabel } from '#platform/fields/row-label.ts'
import { groupByProvince } from '../rules/group-by-province.ts'

/** More dealers than one owner has, and still a bound. */
const mostDealers = 1_000

type Relation = number | { id: number }

const idOf = (relation: Relation) => (typeof relation === 'object' ? relation.id : relation)

async function publishedDealersOf(group: number, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'dealers',
    where: { and: [{ group: { equals: group } }, { _status: { equals: 'published' } }] },
    select: { region: true },
    sort: 'name',
    limit: mostDealers,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  // A region that was deleted in the database leaves its dealers without one.
  return docs.flatMap(({ id, region }) => (region ? [{ id, region: idOf(region) }] : []))
}

async function allRegions(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'regions',
    select: { name: true },
    sort: ['order', 'name'],
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs
}

/** Ids alone: Payload fills in the dealers afterwards, as the caller may see them. */
const listDealers: FieldHook = async ({ data, req }) => {
  if (typeof data?.id !== 'number') return []
  const [dealers, regions] = await Promise.all([publishedDealersOf(data.id, req), allRegions(req)])
  const tabs = ((data.regions ?? []) as (Relation | null)[]).flatMap((region) => (region ? idOf(region) : []))
  return groupByProvince(dealers, regions, tabs).map((tab) => ({
    id: String(tab.region),
    provinceName: tab.name,
    dealers: tab.dealers.map(({ id }) => ({ id: String(id), dealer: id })),
  }))
}

/**
 * A group's published dealers by province, found by the group each dealer names: nothing is kept twice.
 *
 * Source: requirement D-378.
 */
export const dealersByProvinces: ArrayField = {
  name: 'dealersByProvinces',
  type: 'array',
  virtual: true,
  label: 'Dealers',
  admin: {
    readOnly: true,
    initCollapsed: true,
    components: { RowLabel: rowLabel('provinceName') },
    description: 'Published dealers that name this group. To change the list, change the dealer.',
  },
  hooks: { afterRead: [listDealers] },
  // Every field says that it is not stored: a condition on one is then refused, not failed over.
  fields: [
    { name: 'provinceName', type: 'text', virtual: true },
    {
      name: 'dealers',
      type: 'array',
      virtual: true,
      fields: [{ name: 'dealer', type: 'relationship', relationTo: 'dealers', virtual: true }],
    },
  ],
}
