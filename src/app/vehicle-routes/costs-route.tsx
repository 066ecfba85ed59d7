import { CostsPage, costsMetadata } from '#features/finance/ownership-costs/costs.page.tsx'
import { costsPath } from '#features/finance/ownership-costs/index.ts'
import { findCosts } from '#features/finance/ownership-costs/server.ts'
import { pageRoute } from '../page-route.tsx'
import type { RangeParams } from './route-variant.ts'
import { siteSubpageVariant } from './site-subpage-variant.tsx'

type Query = Readonly<Record<string, string | string[] | undefined>>

const { Header } = siteSubpageVariant

const firstOf = (query: Query) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const [first] = [value].flat()
      return first === undefined ? [] : [[name, first]]
    }),
  )

/** The route of the page about what a range costs to own, with or without choices in its query. English only. */
export const costsRoute = pageRoute({
  async find({ range, query = {} }: RangeParams & { query?: Query }) {
    const view = await findCosts(range, firstOf(query))
    return { path: costsPath(range), found: view && { view, isChosen: Object.keys(query).length > 0 } }
  },
  metadata: ({ view, isChosen }) => costsMetadata(view, isChosen),
  render: ({ view }, path) => (
    <>
      <Header range={view.range} dealer={null} language="en" page={{ title: 'What it costs to own', path }} />
      <CostsPage view={view} />
    </>
  ),
})
