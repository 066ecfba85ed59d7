import { beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultFinanceSettings } from '#features/finance/finance/index.ts'
import { basisPoints, cents, rand } from '#platform/money.ts'
import type { NewVehicleSubject } from '../subjects/new-vehicle.ts'
import { calculatePlan, type PlanLookups, requestedPlan } from './calculate-plan.ts'
import { visitorLines } from './plan-lines.ts'
import { planText } from './plan-text.ts'

const guaranteedValue = vi.fn<PlanLookups['guaranteedValue']>()
const subscriptionQuote = vi.fn<PlanLookups['subscriptionQuote']>()
const financeSettings = vi.fn<PlanLookups['financeSettings']>()
const lookups = { guaranteedValue, subscriptionQuote, financeSettings }

type Asked = Parameters<typeof calculatePlan>
const workOut = (kind: Asked[0], asked: Asked[1], subject: Asked[2]) =>
  calculatePlan(kind, asked, subject, lookups)

const vehicle = (price: number | null): NewVehicleSubject => ({
  kind: 'new',
  code: '57U',
  derivativeCode: null,
  range: 'Fortuner',
  title: 'Fortuner 2.8 GD-6 4x4 VX',
  colour: null,
  colourCode: null,
  price: price === null ? null : rand(price),
  bodyType: null,
  picture: null,
  page: '/vehicles/fortuner',
})

/** As people read them: an ordinary space stands for a no-break one. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const linesOf = async (...[kind, asked, subject]: Parameters<typeof workOut>) => {
  const plan = await workOut(kind, asked, subject)
  const lines = plan ? visitorLines(plan, 'en') : []
  return Object.fromEntries(lines.map(({ label, value }) => [label, plain(value)]))
}

beforeEach(() => {
  guaranteedValue.mockReset().mockResolvedValue(null)
  subscriptionQuote.mockReset().mockResolvedValue(null)
  financeSettings.mockReset().mockResolvedValue(defaultFinanceSettings)
})

describe('a traditional plan', () => {
  const plan = 'deposit=40000&term=60&rate=13&balloon=20&model=57U&offer=Traditional'

  test('calculates the figures from the price of the vehicle and the terms in the link (V-029, D-356)', async () => {
    const seen = 'modelName=Fortuner&instalments=60&offerType=Traditional&monthlyInstallment=7306&calc=true'
    expect(await linesOf('financeOffer', { plan, seen }, vehicle(400_000))).toMatchObject({
      'Estimated instalment': 'R 7 306 p/m',
      Price: 'R 400 000',
      Deposit: 'R 40 000',
      'Number of instalments': '60',
      'Interest rate a year': '13 %',
      'Balloon due at the end': 'R 80 000',
      'Total of instalments': 'R 438 391',
    })
  })

  test('shows visitor and dealer the amount the visitor saw when it differs from the calculated one', async () => {
    const seen = 'offerType=Traditional&monthlyInstallment=99'
    expect(await linesOf('financeOffer', { plan, seen }, vehicle(400_000))).toMatchObject({
      'Estimated instalment': 'R 7 306 p/m',
      'On the page you came from': 'R 99 p/m',
    })
    const found = await workOut('financeOffer', { plan, seen }, vehicle(400_000))
    expect(found && plain(planText(found))).toContain('The visitor saw: R 99 p/m (not checked)')
    const same = await workOut('financeOffer', { plan, seen: 'monthlyInstallment=7306' }, vehicle(400_000))
    expect(same && planText(same)).not.toContain('saw')
  })

  test('shows that the plan is for a business (V-032)', async () => {
    const seen = 'offerType=Traditional&calc=true-b'
    expect(await linesOf('financeOffer', { plan, seen }, vehicle(400_000))).toMatchObject({
      For: 'A business',
    })
  })

  test.each([
    ['6788', 'R 6 788 p/m', 'R 300 000'],
    ['5810', 'R 5 810 p/m', 'R 350 000'],
  ])('uses the calculator that gave R%s when two offer the same plan', async (monthly, now, deposit) => {
    const both = 'deposit=350000&term=72&rate=12&balloon=40&offer=Traditional'
    const seen = `offerType=Traditional&monthlyInstallment=${monthly}`
    expect(await linesOf('financeOffer', { plan: both, seen }, vehicle(800_000))).toMatchObject({
      'Estimated instalment': now,
      Deposit: deposit,
    })
  })

  test('accepts a term that only the finance pages offer', async () => {
    const lines = await linesOf(
      'financeOffer',
      { plan: 'term=24&rate=13.75&balloon=25', seen: '' },
      vehicle(300_000),
    )
    expect(lines).toMatchObject({ 'Number of instalments': '24', 'Interest rate a year': '13,75 %' })
  })
})

describe('FutureDrive', () => {
  const asked = {
    plan: 'deposit=50000&future-drive-term=48&future-drive-rate=12&mileage=25000&offer=GFV',
    seen: '',
  }

  test('calculates with the currently guaranteed value (V-030)', async () => {
    guaranteedValue.mockResolvedValue({
      ...{ id: 3, code: '57U', mileage: 25_000, months: 48, description: 'FORTUNER' },
      factor: basisPoints(5000),
    })
    expect(await linesOf('financeOffer', asked, vehicle(500_000))).toMatchObject({
      Plan: 'FutureDrive',
      'Estimated instalment': 'R 7 835 p/m',
      'Guaranteed value at the end': 'R 250 000, 50 % of the price',
      'Kilometres a year': '25 000 km',
    })
    expect(guaranteedValue).toHaveBeenCalledWith('57U', { mileage: 25_000, months: 48 })
  })

  test('shows only what the visitor saw, as not checked, when there is no guaranteed value', async () => {
    const seen = 'offerType=GFV&instalments=48&monthlyInstallment=7835'
    const shown = { Term: '48 months', 'A month': 'R 7 835 p/m' }
    expect(await linesOf('financeOffer', { ...asked, seen }, vehicle(500_000))).toMatchObject(shown)
    const plan = await workOut('financeOffer', { ...asked, seen }, vehicle(500_000))
    expect(plan && planText(plan)).toContain('The visitor saw, not checked: ')
  })
})

test('shows the lease and traditional finance side by side, without fees, in a lease enquiry (C-328)', async () => {
  const plan = 'deposit=40000&term=24&rate=9&balloon=10&model=57U'
  expect(await linesOf('financeQuery', { plan, seen: '' }, vehicle(400_000))).toMatchObject({
    Plan: 'Lease',
    'Estimated instalment': 'R 13 391 p/m',
    'Compared with traditional finance': 'R 14 919 p/m',
    'Balloon due at the end': 'R 80 000',
  })
})

describe('a subscription', () => {
  const quote = { months: 60, odometer: 60_000, leasePrice: cents(610_025), protect: cents(64_010) }
  const seen =
    'vehicleRange=Fortuner&vehicleModel=Fortuner&rentalTerm=60&affordability=7997.09&mileage=1000&modelCode=57U&quoteReference=Q-77'

  test('takes the price and the reference from the current rate book (V-082, V-083)', async () => {
    subscriptionQuote.mockResolvedValue({ ...quote, reference: 'RB-1' })
    expect(
      await linesOf('subscription', { plan: 'kilometres=1000&model=57U', seen }, vehicle(400_000)),
    ).toEqual({
      Plan: 'KINTO ONE',
      'Price a month': 'R 6 100 p/m',
      Term: '60 months',
      'Kilometres a month': '1 000 km',
      'Kilometres over the term': '60 000 km',
      'KINTO Protect a month, VAT included': 'R 640,10',
      'Amount you need to afford each month': 'R 7 997,09',
      'Quote reference': 'RB-1',
    })
    expect(subscriptionQuote).toHaveBeenCalledWith('57U', 1000)
  })

  test('uses the reference the visitor saw, or generates a unique one, when the rate book has none (V-083)', async () => {
    subscriptionQuote.mockResolvedValue({ ...quote, reference: null })
    const reference = async (query: string) =>
      (await linesOf('subscription', { plan: 'kilometres=1000', seen: query }, vehicle(1)))['Quote reference']
    expect(await reference('quoteReference=Q-4F1A9C')).toBe('Q-4F1A9C')
    const [one, other] = [await reference(''), await reference('quoteReference=Buy-at-evil-example')]
    expect(one).toMatch(/^Q-[0-9A-F]{10}$/)
    expect(other).toMatch(/^Q-[0-9A-F]{10}$/)
    expect(one).not.toBe(other)
  })

  test('takes the kilometres from a link without a plan, or the default when they are not on offer', async () => {
    await workOut('subscription', { plan: '', seen: 'modelCode=57U&mileage=2500' }, vehicle(1))
    expect(subscriptionQuote).toHaveBeenLastCalledWith('57U', 2500)
    await workOut('subscription', { plan: '', seen: 'modelCode=57U&mileage=-1' }, vehicle(1))
    expect(subscriptionQuote).toHaveBeenLastCalledWith('57U', 1000)
  })
})

test.each(['vehicle', 'quote', 'testDrive', 'contact'] as const)('returns no plan for %s', async (kind) => {
  expect(await workOut(kind, { plan: 'term=60', seen: 'offerType=GFV' }, vehicle(1))).toBeNull()
})

test('returns null without plan data, and no figures when the vehicle or its price is missing', async () => {
  expect(await workOut('financeOffer', { plan: '', seen: 'utm=1' }, vehicle(1))).toBeNull()
  expect(await workOut('financeOffer', { plan: 'term=60', seen: '' }, null)).toMatchObject({
    figures: null,
  })
  expect(await workOut('financeOffer', { plan: 'term=60', seen: '' }, vehicle(null))).toMatchObject({
    figures: null,
  })
})

test.each([
  'deposit=-1&term=NaN&rate=1e9&balloon=Infinity',
  'deposit=999999999999999999999&term=<script>&rate=-12&balloon=300',
  'term=60&term=61&%%%=%E0%A4%A',
])('ignores invalid values and calculates with offered ones: %s', async (plan) => {
  const found = await workOut('financeOffer', { plan, seen: 'monthlyInstallment=NaN' }, vehicle(400_000))
  expect(found?.figures).toMatchObject({ kind: 'finance', price: rand(400_000) })
  expect(found && planText(found)).not.toMatch(/NaN|Infinity|undefined|<|R -|-\d/)
})

describe('the lookups of a plan', () => {
  const down = new Error('down')
  const asked = { plan: 'term=60&offer=GFV', seen: 'monthlyInstallment=7835' }

  test.each([
    ['settings', 'financeOffer', () => financeSettings.mockRejectedValue(down)],
    ['guaranteed value', 'financeOffer', () => guaranteedValue.mockRejectedValue(down)],
    ['subscription quote', 'subscription', () => subscriptionQuote.mockRejectedValue(down)],
  ] as const)('throws when the %s cannot be read', async (_, kind, fail) => {
    fail()
    await expect(workOut(kind, asked, vehicle(500_000))).rejects.toBe(down)
  })

  test('reads the plan that a link describes without any lookup', () => {
    expect(requestedPlan('financeOffer', asked)).toMatchObject({ offer: 'futureDrive', figures: null })
    expect(requestedPlan('vehicle', asked)).toBeNull()
  })
})
