import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, rand } from '#platform/money.ts'
import { lineUpAddresses } from '../addresses.ts'
import { quotedModel as model } from '../quoted-model.test-support.ts'
import {
  choicesOf,
  facetNames,
  facets,
  filterLineUp,
  type LineUpFilters,
  lineUpAddress,
  lineUpOrders,
  parseLineUpFilters,
} from './line-up-filters.ts'
import { orderLineUp } from './line-up-order.ts'

const ranges = [
  { slug: 'hilux', bodyType: 'double-cab', fromPrice: rand(450_000) },
  { slug: 'rav4', bodyType: 'suv', fromPrice: rand(680_000) },
  { slug: 'vitz', bodyType: 'hatch', fromPrice: rand(200_000) },
  { slug: 'new', bodyType: 'suv', fromPrice: null },
]

const models = [
  model('hilux', 450_000, 7_600, { seats: 2, fuelType: 'Diesel', driveSystem: 'Rear' }),
  model('hilux', 900_000, 15_100, { fuelType: 'Diesel', driveSystem: 'All Wheel' }),
  model('rav4', 680_000, 11_400, { fuelType: 'Hybrid' }),
  // Advertised at less a month than the one that costs less.
  model('rav4', 790_000, 9_900, { fuelType: 'Hybrid', driveSystem: 'All Wheel' }),
  model('vitz', 200_000, 3_400, { seats: null }),
]

const found = (filters: LineUpFilters) =>
  filterLineUp(ranges, models, filters).map(({ range, models: count, fromPrice }) => [
    range.slug,
    count,
    fromPrice,
  ])

describe('the filters of the line-up', () => {
  test('keep every range without a choice, also one without models', () => {
    expect(found({}).map(([slug]) => slug)).toEqual(['hilux', 'rav4', 'vitz', 'new'])
    expect(found({ body: 'suvs' }).map(([slug]) => slug)).toEqual(['rav4', 'new'])
  })

  test('must be met by one model at once, whose price the card then has', () => {
    expect(found({ drive: 'all' })).toEqual([
      ['hilux', 1, rand(900_000)],
      ['rav4', 1, rand(790_000)],
    ])
    expect(found({ drive: 'all', price: '500000' })).toEqual([])
    expect(found({ fuel: 'diesel', price: '500000' })).toEqual([['hilux', 1, rand(450_000)]])
  })

  test('include the limit itself and exclude a cent above it', () => {
    const one = (price: number) =>
      filterLineUp(ranges, [{ ...model('vitz', 0, 0), price: cents(price) }], { price: '300000' })
    expect(one(30_000_000)).toHaveLength(1)
    expect(one(30_000_001)).toHaveLength(0)
  })

  test('compare the instalment of each model, to the cent', () => {
    expect(found({ monthly: '10000' })).toEqual([
      ['hilux', 1, rand(450_000)],
      ['rav4', 1, rand(790_000)],
      ['vitz', 1, rand(200_000)],
    ])
    const { quote, ...vitz } = model('vitz', 200_000, 4_000)
    const one = (instalment: number) => {
      const quoted = { ...vitz, quote: quote && { ...quote, instalment: cents(instalment) } }
      return filterLineUp(ranges, [quoted], { monthly: '4000' }).length
    }
    expect([one(400_000), one(400_001)]).toEqual([1, 0])
    expect(filterLineUp(ranges, [model('vitz', 200_000, null)], { monthly: '20000' })).toEqual([])
  })

  test('find the lowest instalment of the models that meet them', () => {
    const instalments = (filters: LineUpFilters) =>
      filterLineUp(ranges, models, filters).map(({ quote }) => quote?.instalment ?? null)
    expect(instalments({})).toEqual([rand(7_600), rand(9_900), rand(3_400), null])
    expect(instalments({ price: '700000', fuel: 'hybrid' })).toEqual([rand(11_400)])
  })

  test('match no unknown value', () => {
    expect(found({ seats: '4' }).map(([slug]) => slug)).toEqual(['hilux', 'rav4'])
    expect(filterLineUp(ranges, [model('vitz', null, null)], { price: '1000000' })).toEqual([])
  })
})

test('the order is by the lowest price or the lowest instalment, unknown ones last', () => {
  const corolla = { slug: 'corolla', bodyType: 'sedan', fromPrice: rand(600_000) }
  const matches = filterLineUp([corolla, ...ranges], [...models, model('corolla', 600_000, 10_200)], {})
  const slugs = (order: 'price' | 'instalment') => orderLineUp(matches, order).map(({ range }) => range.slug)
  expect(slugs('price')).toEqual(['vitz', 'hilux', 'corolla', 'rav4', 'new'])
  expect(slugs('instalment')).toEqual(['vitz', 'hilux', 'rav4', 'corolla', 'new'])
})

const filters: fc.Arbitrary<LineUpFilters> = fc.record(
  {
    body: fc.constantFrom(...facets.body),
    price: fc.constantFrom(...facets.price),
    seats: fc.constantFrom(...facets.seats),
    fuel: fc.constantFrom(...facets.fuel),
    drive: fc.constantFrom(...facets.drive),
    monthly: fc.constantFrom(...facets.monthly),
    order: fc.constantFrom(...lineUpOrders),
  },
  { requiredKeys: [] },
)

describe('the address of a filtered line-up', () => {
  test('has its parameters in one order, and none without a choice', () => {
    expect(lineUpAddress({ fuel: 'hybrid', body: 'suvs' })).toBe('/vehicles?body=suvs&fuel=hybrid')
    expect(lineUpAddress({ order: 'price', monthly: '8000' })).toBe('/vehicles?monthly=8000&order=price')
    expect(lineUpAddress({})).toBe('/vehicles')
  })

  test('is read back from the internal path, and consists of known parameters only', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        const query = new URL(lineUpAddress(chosen), 'http://localhost').searchParams
        expect(parseLineUpFilters([...query].flat())).toEqual(chosen)
        for (const [name, value] of query) {
          const known = lineUpAddresses.parameters?.find(
            (parameter) => parameter.name === name && parameter.path.test('/vehicles'),
          )
          expect(known?.value.test(value)).toBe(true)
        }
      }),
    )
  })

  test('is read without what is no choice', () => {
    expect(parseLineUpFilters(['body', 'tanks', 'fuel', 'diesel', 'drive'])).toEqual({ fuel: 'diesel' })
    expect(parseLineUpFilters(['constructor', 'body'])).toEqual({})
  })
})

describe('the choices of a facet', () => {
  test('state how many ranges they lead to with the other facets as they are', () => {
    const counts = (facet: 'body' | 'fuel', chosen: LineUpFilters) =>
      choicesOf(facet, ranges, models, chosen).map(({ value, count }) => [value, count])
    expect(counts('body', {})).toEqual([
      ['bakkies', 1],
      ['suvs', 2],
      ['cars', 1],
    ])
    expect(counts('body', { drive: 'all', body: 'suvs' })).toEqual([
      ['bakkies', 1],
      ['suvs', 1],
      ['cars', 0],
    ])
    expect(counts('fuel', { body: 'cars' })).toEqual([
      ['petrol', 1],
      ['diesel', 0],
      ['hybrid', 0],
    ])
  })

  test('lead to what they count, and the chosen one away from its filter', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...facetNames), (chosen, facet) => {
        for (const { value, count, chosen: isChosen, href } of choicesOf(facet, ranges, models, chosen)) {
          const target = parseLineUpFilters([...new URL(href, 'http://localhost').searchParams].flat())
          expect(target[facet]).toBe(isChosen ? undefined : value)
          if (!isChosen) expect(filterLineUp(ranges, models, target)).toHaveLength(count)
        }
      }),
    )
  })
})
