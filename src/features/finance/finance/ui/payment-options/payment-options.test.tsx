import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { basisPoints, cents, rand } from '#platform/money.ts'
import { openingPlan } from '../../rules/plan-query.ts'
import { defaultFinanceSettings as settings } from '../../rules/settings.ts'
import { financeTexts } from '../../texts.ts'
import { PaymentOptions, type PaymentOptionsProps } from './payment-options.island.tsx'

const given: PaymentOptionsProps = {
  model: { code: '57U', name: 'Fortuner 2.8 GD-6', price: rand(400_000) },
  colour: '2PU',
  plan: {
    ...openingPlan(settings),
    ...{ months: 60, rate: basisPoints(1300), balloonShare: basisPoints(2000), deposit: rand(100_000) },
  },
  settings,
  guaranteedValue: {
    ...{ id: 1, code: '57U', mileage: 20_000, months: 48, description: 'FORTUNER' },
    factor: basisPoints(5000),
  },
  subscription: {
    ...{ months: 60, odometer: 60_000, reference: 'Q-77' },
    ...{ leasePrice: cents(987_650), protect: cents(64_010) },
  },
  quotePath: '/vehicles/fortuner/quote',
  texts: financeTexts('en').waysToPay,
}

const render = (change: Partial<PaymentOptionsProps> = {}) =>
  renderToStaticMarkup(<PaymentOptions {...given} {...change} />)
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ')

test('compares four payment options, with what each leaves, without marking any as the best', () => {
  const html = render()
  const text = textOf(html)
  expect(html.match(/<h4[^>]*>(Instalment finance|FutureDrive|KINTO ONE|Lease)</g)).toHaveLength(4)
  expect(text).toContain('These plans are not alike.')
  expect(text).toContain('R 9 876 p/m')
  expect(text).toContain('Deposit (the maximum for this plan) R 60 000')
  expect(text).toContain('You hand it back')
  expect(text).not.toMatch(/best|cheapest|recommended/i)
})

test('labels the chart with its end values and shows its figures in a table', () => {
  const html = render()
  expect(html).toMatch(
    /role="img" aria-label="What is still owed, month by month\. Instalment finance: R\s80\s000/,
  )
  expect(html).toContain('<details>')
  expect(textOf(html)).toContain('After Instalment finance FutureDrive Lease 0 months R 300 000 R 340 000')
  // The lease and FutureDrive have ended.
  expect(textOf(html)).toContain('60 months R 80 000 – –')
})

test('omits options that are not offered, and the PDF links when there is no quote path', () => {
  const html = render({ guaranteedValue: null, subscription: null, quotePath: null })
  expect(html).not.toMatch(/FutureDrive|KINTO|PDF/)
})

test('links to the PDF quote of each option, with the plan', () => {
  const links = [...render().matchAll(/href="([^"]*)"/g)].map(([, href]) =>
    String(href).replaceAll('&amp;', '&'),
  )
  expect(links).toHaveLength(4)
  expect(links[1]).toBe(
    '/vehicles/fortuner/quote?code=57U&colour=2PU&way=future-drive&deposit=100000&term=60&rate=13&balloon=20&mileage=20000&future-drive-term=48&future-drive-rate=12&kilometres=1000',
  )
})
