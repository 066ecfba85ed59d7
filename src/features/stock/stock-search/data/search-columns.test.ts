import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm } from '#features/site/places/index.ts'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { compareBy, compareIds } from '#features/stock/stock/rules.ts'
import { pick } from '#tests/scale.ts'
import { facetLabel, facetNames } from '../rules/facets.ts'
import { budgetPriceOf, centreOf, isCertified, matchesSearch } from '../rules/matches-search.ts'
import { slugOf } from '../rules/slug.ts'
import { activeFilters, emptySearch, type StockSearch, withoutFilter } from '../rules/stock-search.ts'
import {
  anySearch,
  anyStock,
  findTestPlace,
  testDealers,
  testFinance,
  testVehicle,
} from '../stock-search.test-support.ts'
import { buildColumns } from './build-columns.ts'
import { searchColumns } from './search-columns.ts'

const context = { findPlace: findTestPlace, finance: testFinance }
const pageSize = 24

async function* pagesOf(vehicles: readonly UsedVehicle[]) {
  for (let start = 0; start < vehicles.length; start += 7)
    yield vehicles
      .slice(start, start + 7)
      .map((vehicle) => ({ ...vehicle, dealerCode: vehicle.dealer.supplierCode }))
}

const columnsOf = (vehicles: readonly UsedVehicle[]) =>
  buildColumns(pagesOf(vehicles), testDealers, async () => {})

const search = (columns: Awaited<ReturnType<typeof columnsOf>>, wanted: StockSearch) =>
  searchColumns(columns, {
    search: wanted,
    centre: centreOf(wanted, context),
    budgetPrice: budgetPriceOf(wanted, context),
  })

/** The order of a search, written as one comparison. */
function compareFor({ sort, ...place }: StockSearch): (a: UsedVehicle, b: UsedVehicle) => number {
  const centre = centreOf(place, context)
  if (sort !== 'distance' && sort !== 'default') return compareBy(sort)
  if (sort === 'default' || !centre)
    return (a, b) => b.addedAt.localeCompare(a.addedAt) || compareIds(a.id, b.id)
  const km = ({ dealer }: UsedVehicle) =>
    dealer.coordinates ? distanceKm(centre, dealer.coordinates) : 1_000_000
  return (a, b) => km(a) - km(b) || compareBy('price_asc')(a, b)
}

const matching = (vehicles: readonly UsedVehicle[], wanted: StockSearch) =>
  vehicles.filter((vehicle) => matchesSearch(wanted, vehicle, context))

/** Number of random searches for each property. */
const numRuns = pick({ gate: 100, all: 400 })

describe('the index of used vehicles', () => {
  it('finds the vehicles, in the order, that a comparison of each one finds (D-219, D-241, D-411)', async () => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(anyStock, anySearch, async (vehicles, wanted) => {
        const expected = matching(vehicles, wanted).toSorted(compareFor(wanted))
        const result = search(await columnsOf(vehicles), wanted)
        expect(result.total).toBe(expected.length)
        found += expected.length
        const from = (result.page - 1) * pageSize
        expect(result.ids).toEqual(expected.slice(from, from + pageSize).map(({ id }) => id))
      }),
      { numRuns },
    )
    expect(found).toBeGreaterThan(numRuns)
  })

  it('counts each value as if the own group had no choice, and every other filter held (D-219)', async () => {
    await fc.assert(
      fc.asyncProperty(anyStock, anySearch, async (vehicles, wanted) => {
        const result = search(await columnsOf(vehicles), wanted)
        for (const facet of facetNames) {
          const others = matching(vehicles, { ...wanted, [facet]: [] })
          const counts = new Map<string, number>()
          for (const vehicle of others) {
            const slug = slugOf(facetLabel(facet, vehicle[facet]))
            if (slug !== '') counts.set(slug, (counts.get(slug) ?? 0) + 1)
          }
          const listed = result.facets[facet].filter(({ count }) => count > 0)
          expect(new Map(listed.map(({ slug, count }) => [slug, count]))).toEqual(counts)
        }
        const certified = matching(vehicles, { ...wanted, certified: false })
        expect(result.certifiedCount).toBe(
          certified.filter(({ certification }) => isCertified(certification)).length,
        )
        for (const { slug, count } of result.dealers)
          expect(count).toBe(
            matching(vehicles, { ...wanted, dealer: [] }).filter(({ dealer }) => dealer.slug === slug).length,
          )
      }),
      { numRuns },
    )
  })

  it('tells how many vehicles the removal of each filter gives when nothing is found', async () => {
    let checked = 0
    await fc.assert(
      fc.asyncProperty(anyStock, anySearch, async (vehicles, wanted) => {
        const { total, removals } = search(await columnsOf(vehicles), wanted)
        if (total > 0) expect(removals).toEqual([])
        for (const { name, count } of removals) {
          expect(activeFilters(wanted)).toContain(name)
          expect(count, name).toBe(matching(vehicles, withoutFilter(wanted, name)).length)
          checked += count
        }
      }),
      { numRuns },
    )
    expect(checked).toBeGreaterThan(numRuns / 8)
  })

  it('answers alike in two processes that read the vehicles in different orders (D-14)', async () => {
    await fc.assert(
      fc.asyncProperty(anyStock, anySearch, async (vehicles, wanted) => {
        const [one, other] = await Promise.all([columnsOf(vehicles), columnsOf(vehicles.toReversed())])
        expect(search(other, wanted)).toEqual(search(one, wanted))
      }),
      { numRuns: numRuns / 4 },
    )
  })

  it('pages through every vehicle once, equal prices in the order of their ids (D-241)', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => String(60 - index))
    const columns = await columnsOf(ids.map((id) => testVehicle({ id })))
    const pages = [1, 2, 3].map((page) => search(columns, { ...emptySearch, page }).ids)
    expect(pages.flat()).toEqual(ids.toSorted(compareIds))
    expect(search(columns, { ...emptySearch, page: 9 })).toMatchObject({ page: 3, pages: 3 })
  })

  it('survives 70 000 invented body types of 256 characters', { timeout: 60_000 }, async () => {
    const vehicles = Array.from({ length: 70_000 }, (_, index) =>
      testVehicle({ id: String(index), bodyType: `${index} ${'x'.repeat(250)}` }),
    )
    const result = search(await columnsOf(vehicles), { ...emptySearch, make: ['toyota'] })
    expect(result.total).toBe(70_000)
    expect(result.facets.bodyType).toHaveLength(150)
  })
})
