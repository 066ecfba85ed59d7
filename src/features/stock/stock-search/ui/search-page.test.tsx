import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { FoundVehicles } from '../found.ts'
import { emptySearch, type StockSearch } from '../rules/stock-search.ts'
import { testFinance, testVehicle } from '../stock-search.test-support.ts'
import { SearchPage } from './search-page.tsx'

// `renderToStaticMarkup` does not wait for what is loaded later.
vi.mock('../../stock-cards/ui/compare/lazy-compare-toggle.island.tsx', () => ({
  LazyCompareToggle: () => null,
}))

const found: FoundVehicles = {
  ...{ total: 60, page: 2, pages: 3, certifiedCount: 4, removals: [], distances: {}, credit: null },
  ...{ place: null, isPlaceUnknown: false },
  facets: {
    make: [
      { slug: 'toyota', label: 'Toyota', count: 60 },
      { slug: 'bmw', label: 'BMW', count: 12 },
    ],
    ...{ range: [], bodyType: [], fuelType: [], transmissionType: [], colour: [] },
  },
  dealers: [{ ...testVehicle().dealer, count: 60 }],
  vehicles: [testVehicle({ id: 'U1' })],
}

const render = (search: StockSearch, result: Partial<FoundVehicles> = {}, view: 'list' | 'map' = 'list') =>
  renderToStaticMarkup(
    <SearchPage
      {...{ search, view }}
      found={{ ...found, ...result }}
      finance={testFinance}
      budgets={[{ budget: 5000, count: 7 }]}
    />,
  )

describe('the page of used vehicles without JavaScript', () => {
  it('is a form whose checkboxes are in the address, with links to the pages and a button', () => {
    const html = render({ ...emptySearch, make: ['toyota'], page: 2 })
    expect(html).toContain('action="/pre-owned"')
    expect(html).toMatch(
      /<input[^>]*name="make"[^>]*checked=""[^>]*value="toyota"|value="toyota"[^>]*checked=""/,
    )
    expect(html).toContain('href="/pre-owned?make=toyota&amp;page=3"')
    expect(html).toContain('href="/pre-owned?make=toyota"')
    expect(html).toMatch(/<button[^>]*type="submit"/)
    expect(html).toContain('60 vehicles, page 2 of 3')
  })

  it('removes one filter by each chip', () => {
    const html = render({ ...emptySearch, make: ['toyota', 'bmw'], maxPrice: 300_000 })
    expect(html).toContain('aria-label="Remove BMW"')
    expect(html).toContain('href="/pre-owned?make=toyota,bmw"')
    expect(html).toContain('href="/pre-owned?make=toyota&amp;max-price=300000"')
  })

  it('tells what removing each filter gives when nothing is found, and never that there is nothing', () => {
    const removals = [
      { name: 'make', count: 0 },
      { name: 'price', count: 1234 },
    ] as const
    const html = render(
      { ...emptySearch, make: ['toyota'], maxPrice: 10 },
      { total: 0, page: 1, pages: 1, vehicles: [], removals },
    )
    expect(html).toContain('1 234 vehicles')
    expect(html).toContain('href="/pre-owned?make=toyota"')
    expect(html).not.toContain('Without “Toyota”')
  })

  it('offers starting points with their counts to a visitor who has not chosen anything', () => {
    const html = render(emptySearch)
    expect(html).toContain('href="/pre-owned?budget=5000"')
    expect(html).toContain('By make')
    expect(render({ ...emptySearch, make: ['bmw'] })).not.toContain('By make')
  })

  it('lists the dealers beside the map, with the links of the map', () => {
    const html = render({ ...emptySearch, make: ['toyota'] }, {}, 'map')
    expect(html.split('href="/pre-owned?make=toyota&amp;dealer=sandton"')).toHaveLength(3)
    expect(html).toContain('<circle')
  })
})
