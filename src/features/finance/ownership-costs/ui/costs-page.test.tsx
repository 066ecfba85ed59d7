import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { basisPoints, rand } from '#platform/money.ts'
import type { CostsView, ModelCosts } from '../costs-view.ts'
import { readChoice } from '../rules/choice.ts'
import { exampleFacts, exampleFigures, gauteng } from '../rules/example-figures.test-support.ts'
import { onTheRoad } from '../rules/on-the-road.ts'
import { runningCosts } from '../rules/running-costs.ts'
import { costsMetadata } from './costs-metadata.ts'
import { CostsPage } from './costs-page.tsx'
import { CostsSummary } from './costs-summary.tsx'

const costs: ModelCosts = {
  name: 'Corolla Cross 1.8 XS Hybrid CVT',
  facts: exampleFacts,
  kilometres: 1_500,
  province: gauteng,
  area: 'inland',
  litre: exampleFigures.fuelPrices.petrolInland,
  onTheRoad: onTheRoad(rand(464_900), exampleFacts, exampleFigures, gauteng),
  running: runningCosts({ fuel: rand(2_154), tyres: rand(294), services: rand(0), licence: rand(624) }),
  paidServices: [],
  total: rand(621_300),
  comparison: {
    ...{ hybrid: 'Corolla Cross 1.8 XS Hybrid CVT', petrol: 'Corolla Cross 1.8 XS CVT' },
    ...{ extra: rand(35_000), saving: rand(792) },
    breakEven: { kind: 'after', months: 45, kilometres: 67_500 },
  },
  income: {
    needed: rand(47_100),
    quote: {
      plan: {
        ...{ price: rand(464_900), deposit: rand(0), balloon: rand(0) },
        ...{ rate: basisPoints(1_200), months: 72 },
      },
      instalment: rand(9_412),
      totals: null,
    },
  },
}

const models = [
  { code: 'A7N', name: 'Corolla Cross 1.8 XS CVT' },
  { code: 'A7O', name: 'Corolla Cross 1.8 XS Hybrid CVT' },
]

const viewWith = (changes: Partial<ModelCosts>): CostsView => ({
  range: { slug: 'corolla-cross', name: 'Corolla Cross', brand: 'Toyota' },
  models,
  choice: readChoice({ model: 'A7O' }, ['A7N', 'A7O']),
  figures: exampleFigures,
  costs: { ...costs, ...changes },
})

const textOf = (view: CostsView) =>
  renderToStaticMarkup(<CostsPage view={view} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\u00a0/g, ' ')
    .replace(/\s+/g, ' ')

describe('the page about the costs of owning', () => {
  it('shows the estimate with what each amount assumes, its day and its source', () => {
    const text = textOf(viewWith({}))
    expect(text).toContain('On the road, estimated R 471 924')
    expect(text).toContain('CO₂ levy R 10 577: 63 g/km above 95 at R 146, plus VAT. It is part of the price.')
    expect(text).toContain('Licence, first year 1 350 kg in Gauteng. R 624')
    expect(text).toContain('1 500 km at 6,8 L/100 km and R 21,12 a litre, petrol 95 inland.')
    expect(text).toContain('None to pay in 90 000 km: the service plan ends at 90 000 km.')
    expect(text).toContain('Sources: Example (from 5 November 2025).')
  })

  it('says when a hybrid has earned back its price, and what income its instalment needs', () => {
    const text = textOf(viewWith({}))
    expect(text).toContain('The difference is earned back after 45 months, or 67 500 km.')
    expect(text).toContain('R 47 100 a month, before deductions')
    expect(textOf(viewWith({ comparison: null }))).not.toContain('Hybrid or petrol')
  })

  it('names no total and no income when the price is on request', () => {
    const road = onTheRoad(null, exampleFacts, exampleFigures, gauteng)
    const text = textOf(viewWith({ onTheRoad: road, total: null, income: null, comparison: null }))
    expect(text).toContain('On request')
    expect(text).toContain('On the road, estimated No total, because a figure above is not known. –')
    expect(text).not.toContain('before deductions')
  })

  it('says that services could not be loaded, with a way to try again', () => {
    const running = runningCosts({ fuel: rand(2_154), tyres: rand(294), services: null, licence: rand(624) })
    const view = viewWith({ running, paidServices: null, total: null })
    expect(textOf(view)).toContain('The costs of services could not be loaded, so two totals are missing.')
    expect(renderToStaticMarkup(<CostsPage view={view} />)).toContain(
      'href="/vehicles/corolla-cross/costs?model=A7O&amp;km=1500&amp;province=gauteng&amp;fuel=inland"',
    )
  })

  it('keeps what was typed and says what is wrong with it', () => {
    const choice = readChoice({ model: 'A7O', km: 'lots', province: 'limpopo' }, ['A7N', 'A7O'])
    const view = { ...viewWith({}), choice, costs: null }
    const markup = renderToStaticMarkup(<CostsPage view={view} />)
    expect(markup).toMatch(/<input[^>]*name="km"[^>]*value="lots"/)
    expect(markup).toMatch(/<input[^>]*aria-invalid="true"/)
    expect(markup).toMatch(/<option value="limpopo" selected="">/)
    expect(textOf(view)).toContain('Enter kilometres a month between 100 and 10 000, in digits.')
    expect(textOf(view)).not.toContain('estimated')
  })

  it('is indexed without choices only, at one address', () => {
    const view = viewWith({})
    expect(costsMetadata(view, false).robots).toBeUndefined()
    expect(costsMetadata(view, true)).toMatchObject({
      alternates: { canonical: '/vehicles/corolla-cross/costs' },
      robots: { index: false },
    })
  })
})

it('is summed up on the page of the vehicle, in its language', () => {
  const markup = renderToStaticMarkup(<CostsSummary view={viewWith({})} language="af" />)
  expect(markup).toContain('Wat dit kos om te besit')
  expect(markup).toContain('R\u00a0471\u00a0924')
  expect(markup).toContain('href="/vehicles/corolla-cross/costs"')
  expect(renderToStaticMarkup(<CostsSummary view={{ ...viewWith({}), costs: null }} language="en" />)).toBe(
    '',
  )
})
