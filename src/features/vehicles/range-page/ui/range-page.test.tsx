import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { everythingVisible } from '#features/dealers/dealers/index.ts'
import type { ModelChoice, RangeView } from '#features/vehicles/vehicles/index.ts'
import { rand } from '#platform/money.ts'
import { RangePage } from './range-page.tsx'

// Both components load data while rendering. The finance block has tests of its own.
vi.mock('./range-finance.tsx', () => ({
  RangeFinance: ({ change }: { change: ReactNode }) => <div id="instalment">{change}</div>,
}))
vi.mock('#features/pictures/pictures/painted-vehicle.page.tsx', () => ({ PaintedVehicle: () => null }))

const model = (code: string, amount: number): ModelChoice => ({
  ...{ code, derivativeCode: `FOR-${code}`, name: `Fortuner ${code}`, grade: 'vx', price: rand(amount) },
  ...{ specialPrice: null, facts: [], tiles: [], drawing: null, badges: [], anchor: null, colours: [] },
})

const text = (english: string) => ({ text: english, language: 'en' }) as const

function view(models: readonly ModelChoice[]): RangeView {
  return {
    language: 'en',
    range: {
      ...{ name: 'Fortuner', slug: 'fortuner', code: 'FTN', brand: 'Toyota', bodyType: null },
      ...{ tagline: '', description: '', hero: null, drawing: null, figures: [], accessories: [] },
      ...{ fromPrice: rand(664_900), seoTitle: '', seoDescription: '', canonicalUrl: null },
    },
    texts: {
      ...{ tagline: text('Go.'), description: text('A car.'), figures: [], accessories: [] },
      ...{ seoTitle: text('Fortuner'), seoDescription: text('A car.') },
    },
    grades: [{ slug: 'vx', label: 'VX', models }],
    defaultCode: models[0]?.code ?? null,
    equipment: {},
    offersFrom: { monthly: null, model: null, offer: null, plan: null },
    ...{ specifications: [], story: null, hasSpecifications: false },
  }
}

const two = [model('57U', 899_900), model('73T', 799_900)]
const targets = { testDrive: null, quote: null, plans: { finance: true, subscription: true } }

/** Renders the page; with `shows` on a dealer's pages, with that visibility. */
function page(
  models: readonly ModelChoice[],
  shows?: Partial<typeof everythingVisible>,
  viewChanges: Partial<RangeView> = {},
): string {
  const dealer = { slug: 'ridgeway', name: 'Ridgeway Toyota', town: 'Kimberley', region: 'Northern Cape' }
  const context = shows && { ...dealer, supplierCode: 'ZA1', shows: { ...everythingVisible, ...shows } }
  return renderToStaticMarkup(
    <RangePage {...view(models)} {...viewChanges} targets={targets} {...(context && { context })} />,
  )
}

const finance = /id="instalment"/
const offers = /href="(?:\/vehicles|\/dealers\/ridgeway\/new-vehicles)\/fortuner\/offers"/
const price = /R\s899\s900/

test('hides only the finance block when the region hides it, and hides it with the prices too (V-010)', () => {
  for (const html of [page(two), page(two, {})]) {
    expect(html).toMatch(finance)
    expect(html).toContain('href="#instalment"')
  }
  const hidden = page(two, { financeBlock: false })
  expect(hidden).not.toContain('instalment')
  expect(hidden).toMatch(price)
  expect(hidden).toMatch(offers)
  expect(page(two, { vehiclePrices: false })).not.toContain('instalment')
})

test('links to the offers of the range, on the pages of a dealer to the dealer’s (V-165, D-073)', () => {
  expect(page(two)).toContain('href="/vehicles/fortuner/offers"')
  expect(page(two, {})).toContain('href="/dealers/ridgeway/new-vehicles/fortuner/offers"')
  expect(page(two, {})).not.toMatch(/href="\/vehicles/)
})

test('hides only the Offers link when the region hides offers (V-196)', () => {
  expect(page(two, {})).toMatch(offers)
  const hidden = page(two, { offersItem: false })
  expect(hidden).not.toMatch(offers)
  expect(hidden).toMatch(finance)
  expect(hidden).toMatch(price)
})

test('shows Change Derivative only when the range has more than one model (V-015)', () => {
  expect(page(two)).toContain('>Change Derivative<')
  expect(page(two.slice(0, 1))).toMatch(finance)
  expect(page(two.slice(0, 1))).not.toContain('Change Derivative')
})

test('links comparison and specification sheet to the chosen model and the dealer (V-194, V-240, V-241)', () => {
  const own = page(two)
  expect(own.match(/href="\/vehicles\/fortuner\/compare\?code=57U"/g)).toHaveLength(3)
  expect(own).toContain('href="/vehicles/fortuner/spec-sheet?code=57U"')
  const dealers = page(two, {})
  expect(
    dealers.match(/href="\/dealers\/ridgeway\/new-vehicles\/fortuner\/compare\?code=57U"/g),
  ).toHaveLength(3)
  expect(dealers).toContain('href="/dealers/ridgeway/new-vehicles/fortuner/spec-sheet?code=57U"')
  expect(dealers).not.toMatch(/href="\/vehicles\/fortuner\/(?:compare|spec-sheet)/)
})

const engine = {
  id: null,
  title: text('Engine'),
  items: [{ label: text('Power'), value: text('150 kW') }],
}

test('omits the specifications section and the link to it when there are no specifications', () => {
  const details = /id="specifications"|href="#specifications"|Every detail of it/
  expect(page(two)).not.toMatch(details)
  expect(page(two, undefined, { hasSpecifications: true })).not.toMatch(details)
  const full = page(two, undefined, { specifications: [engine], hasSpecifications: true })
  expect(full).toContain('id="specifications"')
  expect(full).toContain('href="#specifications"')
  expect(full).toContain('150 kW')
})

test('renders no empty list or line for a range without figures or a description', () => {
  const bare = { texts: { ...view(two).texts, description: text('') } }
  expect(page(two, undefined, bare)).not.toMatch(/Fortuner in figures|font-display text-h3 leading-snug/)
  const figures = [{ label: text('Torque'), value: '500', unit: 'Nm' }]
  const full = page(two, undefined, { texts: { ...view(two).texts, figures } })
  expect(full).toContain('Fortuner in figures')
  expect(full).toContain('A car.')
})

test('shows No data available for a range without models (V-342)', () => {
  const empty = page([])
  expect(empty).toContain('No data available')
  expect(empty).not.toMatch(/compare|spec-sheet|id="instalment"|undefined/)
})
