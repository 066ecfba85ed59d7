import { findGroupOrUnavailable } from '#features/dealers/dealers/server.ts'
import { renderGroupStock } from '#features/stock/dealer-stock/group-stock.page.tsx'
import { stockMetadata } from '#features/stock/dealer-stock/listing.page.tsx'
import { pageRoute } from '../page-route.tsx'
import { readStockQuery, type SearchParams } from './stock-query.ts'

type Params = { locale: string; group: string; query?: SearchParams }

/** The used vehicles of a group. A query is part of the parameters. */
export const groupStockRoute = pageRoute({
  async find({ group: slug, query }: Params) {
    const group = await findGroupOrUnavailable(slug)
    const found = group && {
      slug,
      group: group === 'unavailable' ? null : group,
      query: readStockQuery(query),
    }
    return { path: `/dealers/groups/${slug}/pre-owned`, found }
  },
  metadata: ({ group, query }, path) => stockMetadata(group?.title ?? null, path, query.choices),
  render: ({ slug, group, query }) => renderGroupStock(slug, group, query),
})
