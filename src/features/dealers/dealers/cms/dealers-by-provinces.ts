import type { ArrayField, FieldHook, PayloadRequest } from 'payload'
import { rowLabel } from '#platform/fields/row-label.ts'
import { groupByProvince } from '../rules/group-by-province.ts'

/** Far more dealers than one owner has. */
const maxDealers = 1_000

type Relation = number | { id: number }

const idOf = (relation: Relation) => (typeof relation === 'object' ? relation.id : relation)

async function findPublishedDealers(group: number, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'dealers',
    where: { and: [{ group: { equals: group } }, { _status: { equals: 'published' } }] },
    select: { region: true },
    sort: 'name',
    limit: maxDealers,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  // A region deleted directly in the database leaves its dealers without a region.
  return docs.flatMap(({ id, region }) => (region ? [{ id, region: idOf(region) }] : []))
}

async function findRegions(req: PayloadRequest) {
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

/** Returns ids only: Payload then populates the dealers with the access of the caller. */
const listDealers: FieldHook = async ({ data, req }) => {
  if (typeof data?.id !== 'number') return []
  const [dealers, regions] = await Promise.all([findPublishedDealers(data.id, req), findRegions(req)])
  const tabs = ((data.regions ?? []) as (Relation | null)[]).flatMap((region) => (region ? idOf(region) : []))
  return groupByProvince(dealers, regions, tabs).map((tab) => ({
    id: String(tab.region),
    provinceName: tab.name,
    dealers: tab.dealers.map(({ id }) => ({ id: String(id), dealer: id })),
  }))
}

/**
 * The published dealers of a group by province. Virtual: derived from the group of each dealer.
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
    description: 'Published dealers of this group. To change the list, edit the group of a dealer.',
  },
  hooks: { afterRead: [listDealers] },
  // Each field is marked virtual, so that a query by one is rejected instead of failing in the database.
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
