import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { basisPoints, cents, rand } from '#platform/money.ts'
import { capDeposit } from '../../rules/deposit.ts'
import { quoteFutureDrive } from '../../rules/future-drive.ts'
import { defaultFinanceSettings } from '../../rules/settings.ts'
import { summariseSubscription } from '../../rules/subscription.ts'
import { financeTexts } from '../../texts.ts'
import type { FutureDriveView } from '../block/use-future-drive.ts'
import type { SubscriptionView } from '../block/use-subscription.ts'
import { FutureDriveCard } from './future-drive-card.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

const { calculators, finance } = financeTexts('en')
const { futureDrive, subscription, fees } = defaultFinanceSettings
const nothing = () => {}

/** The text of markup, with normalised spaces. */
const textOf = (html: string) =>
  html
    .replace(/<wbr\/?>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const value = (factor: number) => ({
  id: 1,
  code: '57U',
  mileage: 20_000,
  months: 48,
  factor: basisPoints(factor),
  description: 'FORTUNER',
})

type PlanInput = { deposit?: number; months?: number; factor?: number; price?: number; rate?: number }

function futureDriveView({
  deposit = 0,
  months = 48,
  factor = 5000,
  price = 500_000,
  rate = 1200,
}: PlanInput): FutureDriveView {
  const choice = { deposit: rand(deposit), months, rate: basisPoints(rate) }
  const quote = quoteFutureDrive(rand(price), choice, basisPoints(factor), futureDrive, fees)
  return { state: 'ready', quote, value: value(factor) }
}

function futureDriveText(
  view: FutureDriveView,
  { deposit = 0, price = 500_000, months = 48, rate = 1200 }: PlanInput = {},
) {
  return textOf(
    renderToStaticMarkup(
      <FutureDriveCard
        view={view}
        deposit={capDeposit(rand(deposit), futureDrive.depositLimit, rand(price))}
        settings={futureDrive}
        fees={fees}
        financeTexts={finance}
        plan={{ months, rate: basisPoints(rate), mileage: 20_000 }}
        onChange={nothing}
        onDeposit={nothing}
        onRetry={nothing}
        texts={calculators}
        enquiry={null}
      />,
    ),
  )
}

describe('the FutureDrive card', () => {
  it('includes only the monthly fee in the instalment and lists the initiation fee as once-off (V-066)', () => {
    const text = futureDriveText(futureDriveView({ deposit: 50_000, factor: 5000 }), { deposit: 50_000 })
    expect(text).toContain('R 7 835 p/m')
    expect(text).toContain('Monthly admin fee, included R 69')
    expect(text).toContain('Initiation fee, once-off R 1 207,50')
  })

  it('shows the guaranteed value as an amount and as a share (V-059)', () => {
    const text = futureDriveText(futureDriveView({ factor: 5150 }))
    expect(text).toContain('Guaranteed future value R 257 500')
    expect(text).toContain('Share of the price 51,5 %')
  })

  it('shows the interest saved against the traditional plan (V-064)', () => {
    expect(futureDriveText(futureDriveView({ factor: 6000 }))).toContain('Interest saved R 69 479')
  })

  it('shows R 0 and the no-savings note when nothing is saved (V-065)', () => {
    const text = futureDriveText(futureDriveView({ factor: 6000, rate: 1700, months: 48 }), { rate: 1700 })
    expect(text).toContain('Interest saved R0 (No savings under these conditions)')
  })

  it('shows the same compared plan when the rate changes to 17 % (V-063)', () => {
    for (const rate of [1200, 1700]) {
      expect(futureDriveText(futureDriveView({ rate }), { rate })).toContain(
        '72 months, 40 % balloon, 12 % interest, R 69,00 admin fee',
      )
    }
  })

  it('names the available terms and shows no figures for another term (V-056)', () => {
    const text = futureDriveText(futureDriveView({ months: 60 }), { months: 60 })
    expect(text).toContain('Only available on 36, 48 months')
    expect(text).not.toMatch(/saved|future value|Share of the price|p\/m|Total/i)
  })

  it('shows zero value and share, no saving, and an error with a retry after a failure (V-332)', () => {
    const text = futureDriveText({ state: 'failed' })
    expect(text).toContain('Guaranteed future value R 0')
    expect(text).toContain('Share of the price 0 %')
    expect(text).toContain('Interest saved –')
    expect(text).toContain('We could not load the guaranteed value. Try again')
    expect(text).not.toMatch(/p\/m|NaN/)
  })

  it('caps the deposit at 15 % of the price and shows a notice (V-060)', () => {
    const text = futureDriveText(futureDriveView({ price: 352_800, deposit: 100_000 }), {
      price: 352_800,
      deposit: 100_000,
    })
    expect(text).toContain('Your deposit was set to R 52 920')
    expect(text).toContain('Deposit R 52 920')
  })
})

const quote = {
  months: 60,
  odometer: 60_000,
  leasePrice: cents(987_650),
  protect: cents(64_010),
  reference: 'Q-77',
}

function subscriptionText(view: SubscriptionView) {
  return textOf(
    renderToStaticMarkup(
      <SubscriptionCard
        view={view}
        settings={subscription}
        mileage={1000}
        onMileage={nothing}
        onRetry={nothing}
        texts={calculators}
        enquiry={null}
      />,
    ),
  )
}

const readyView = (part: Partial<typeof quote> = {}): SubscriptionView => {
  const given = { ...quote, ...part }
  return {
    state: 'ready',
    offer: { quote: given, summary: summariseSubscription(given, subscription.extra) },
  }
}

describe('the subscription card', () => {
  it('shows price, term, kilometres, and KINTO Protect to the cent (V-073, V-074, V-075)', () => {
    const text = subscriptionText(readyView())
    expect(text).toContain('R 9 876 p/m')
    expect(text).toContain('Term 60 months')
    expect(text).toContain('Average kilometres a month 1 000')
    expect(text).toContain('Total kilometres 60 000')
    expect(text).toContain('R 640,10')
  })

  it('shows the term of the quote, or 60 months when there is none (V-070)', () => {
    expect(subscriptionText(readyView({ months: 36 }))).toContain('Term 36 months')
    expect(subscriptionText({ state: 'none' })).toContain('Term 60 months')
  })

  it('lists what the subscription includes (V-076, V-077)', () => {
    const text = subscriptionText(readyView())
    for (const item of [
      'First-year licence and registration',
      'Scheduled services and maintenance',
      'Stolen vehicle recovery device',
      'Connected car',
      'KINTO Protect included for private individuals',
    ]) {
      expect(text).toContain(item)
    }
  })

  it('adds the extra at 1 000 km to the affordability, never to the price (V-078)', () => {
    const text = subscriptionText(readyView({ leasePrice: cents(610_025) }))
    expect(text).toContain('R 6 100 p/m')
    expect(text).toContain('R 7 997,09')
    const more = subscriptionText(readyView({ leasePrice: cents(610_025), odometer: 90_000 }))
    expect(more).toContain('R 6 100,25')
  })

  it('shows a dash and a message when there is no quote (V-079, V-331)', () => {
    const text = subscriptionText({ state: 'none' })
    expect(text).toContain('No Options Available')
    expect(text).toMatch(/Total kilometres –/)
    expect(text).not.toMatch(/p\/m|NaN|undefined/)
  })

  it('shows an error with a retry and no figures when the quote fails to load (V-330)', () => {
    const text = subscriptionText({ state: 'failed' })
    expect(text).toContain('We could not load the subscription price. Try again')
    expect(text).not.toContain('No Options Available')
    expect(text).not.toMatch(/p\/m|Total kilometres/)
  })
})
