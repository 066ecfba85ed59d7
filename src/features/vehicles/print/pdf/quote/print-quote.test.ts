import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  listPaymentOptions,
  openingPlan,
  type PaymentOptionKind,
  type SharedPlan,
  defaultFinanceSettings as settings,
} from '#features/finance/finance/index.ts'
import { languages } from '#platform/i18n/languages.ts'
import { basisPoints, cents, rand } from '#platform/money.ts'
import { readPdf } from '#tests/pdf-text.ts'
import type { PrintedQuote } from '../../quote.ts'
import { layOutQuote, printQuote } from './print-quote.ts'

const madeAt = new Date('2026-11-22T08:00:00+02:00')
const address =
  'https://www.example.co.za/vehicles/fortuner?model=57U&deposit=40000&term=60&rate=13&balloon=20'

const plan: SharedPlan = {
  ...openingPlan(settings),
  ...{ months: 60, rate: basisPoints(1300), balloonShare: basisPoints(2000), deposit: rand(40_000) },
}

function quote(option: PaymentOptionKind = 'instalment', change: Partial<PrintedQuote> = {}): PrintedQuote {
  const options = listPaymentOptions({
    ...{ price: rand(400_000), plan, settings },
    guaranteedValue: { factor: basisPoints(5150) },
    subscription: { months: 60, odometer: 60_000, leasePrice: cents(987_650) },
  })
  const chosenOption = options.find(({ kind }) => kind === option)
  if (!chosenOption) throw new Error(`The option ${option} is missing.`)
  return {
    ...{ plan, options, chosenOption, address },
    model: {
      ...{ code: '57U', name: 'Fortuner 2.8 GD-6 48V RB VX 6AT', kind: 'Toyota Fortuner' },
      ...{ colour: 'Glacier White', price: rand(419_900), specialPrice: rand(400_000) },
    },
    fees: settings.fees,
    leaseBalloon: settings.lease.leaseBalloonShare,
    guaranteedShare: basisPoints(5150),
    reference: 'Q-77',
    day: '2026-11-22',
    siteName: 'Toyota South Africa',
    language: 'en',
    dealerName: null,
    ...change,
  }
}

const picture = () =>
  sharp({ create: { width: 96, height: 32, channels: 4, background: '#b8101f' } })
    .png()
    .toBuffer()

const printAndRead = async (printed: PrintedQuote) =>
  readPdf(await printQuote(printed, { picture: await picture(), madeAt, compress: false }))

test('says what paint and accessories add, and works the figures out on the sum', async () => {
  const { model } = quote()
  const extras = [
    { name: 'Platinum White Pearl', price: rand(3_950) },
    { name: 'Long-range fuel tank', price: null },
  ]
  const configured = { extras, total: rand(403_950) }
  const { text } = await printAndRead(quote('instalment', { model: { ...model, configured } }))
  expect(text).toContain(
    'With Platinum White Pearl R 3 950, Long-range fuel tank price on request: R 403 950',
  )
  expect(text).toContain('Worked out on R 403 950')
})

test('shows all figures of the chosen plan and the other payment options (V-041, V-054)', async () => {
  const { text, info } = await printAndRead(quote())
  for (const expected of [
    'Fortuner 2.8 GD-6 48V RB VX 6AT',
    'Toyota Fortuner, model 57U, Glacier White',
    'R 419 900',
    'R 400 000*',
    'R 7 306 p/m',
    'Number of instalments 60',
    'Interest rate a year 13 %',
    'Deposit R 40 000',
    'Still to pay if you keep it R 80 000',
    'FutureDrive',
    'R 206 000',
    'KINTO ONE',
    'R 9 876 p/m',
    'Lease',
  ]) {
    expect.soft(text).toContain(expected)
  }
  expect(info).toContain('(Fortuner 2.8 GD-6 48V RB VX 6AT: finance quote)')
  expect(info).toContain('/StructTreeRoot')
})

test('states its assumptions, its date and its validity', async () => {
  const { text } = await printAndRead(quote())
  for (const expected of [
    'Made on 22 November 2026.',
    'Valid for 7 days, until 29 November 2026.',
    'admin fee of R 69,00 a month',
    'initiation fee of R 1 207,50 is paid once',
    'FutureDrive guarantees 51,5 % of the price',
    '20 000 km a year at most',
    'quote Q-77',
    'The bank decides the rate',
    'not an offer of credit',
  ]) {
    expect.soft(text).toContain(expected)
  }
})

test('links to the page with the same figures, through a labelled QR code', async () => {
  const { info } = await printAndRead(quote())
  expect(info).toContain(`(${address})`)
  expect(info).toContain(`QR code that leads to ${address}`)
})

test('fits on one page for every payment option and language, even with long names', async () => {
  const long = {
    name: 'Hilux Double Cab 2.8 GD-6 48V Raised Body Legend RS Automatic Four-Wheel Drive Special Edition',
    colour: 'Cosmic Scarlet Metallic with a black roof and a very long name',
  }
  const model = { ...quote().model, ...long }
  for (const option of ['instalment', 'future-drive', 'subscription', 'lease'] as const) {
    for (const language of languages) {
      const printed = quote(option, { model, dealerName: long.name, language })
      expect.soft((await printAndRead(printed)).pages, `${option} ${language}`).toBe(1)
      const { spaceLeft } = await layOutQuote(printed, { picture: await picture(), madeAt })
      expect.soft(spaceLeft, `${option} ${language}: content overlaps the footer`).toBeGreaterThanOrEqual(0)
    }
  }
})

test('omits payment options that are not offered', async () => {
  const options = quote().options.filter(({ kind }) => kind === 'instalment' || kind === 'lease')
  const { text } = await printAndRead(
    quote('instalment', { options, guaranteedShare: null, reference: null }),
  )
  expect(text).not.toMatch(/FutureDrive|KINTO/)
})

test('prints all text and the date in Afrikaans (V-019)', async () => {
  const { text, info } = await printAndRead(quote('instalment', { language: 'af' }))
  for (const expected of [
    'Finansieringskwotasie',
    'Paaiementfinansiering',
    'R 7 306 p/m',
    'Aanbevole kleinhandelprys, BTW ingesluit',
    'Opgestel op 22 November 2026.',
    'Geldig vir 7 dae, tot 29 November 2026.',
    'Nog te betaal om dit te hou R 80 000',
    'Alle maniere om te betaal',
    'inisiëringsfooi van R 1 207,50',
    'kwotasie Q-77',
    'Die bank besluit',
    'die handelaar bevestig dit',
    'Sien dit op ons webwerf',
  ]) {
    expect.soft(text).toContain(expected)
  }
  expect(text).not.toMatch(/\b(?:the|quote|and|price|deposit included)\b/i)
  expect(info).toContain('/Lang (af-ZA)')
  expect(info).toContain(`QR-kode wat na ${address} lei`)
})

test('prints all text and the date in isiZulu (V-019)', async () => {
  const { text, info } = await printAndRead(quote('future-drive', { language: 'zu', day: '2026-12-28' }))
  for (const expected of [
    'Ikhotheshini yokuxhaswa kwezimali',
    'Yenziwe ngo-28 Disemba 2026.',
    'kuze kube ngu-4 Januwari 2027.',
    'Zonke izindlela zokukhokha',
    'I-FutureDrive iqinisekisa u-51,5 % wentengo',
    'ku-20 000 ngonyaka',
    'ikhotheshini Q-77',
    'umthengisi uyakuqinisekisa',
  ]) {
    expect.soft(text).toContain(expected)
  }
  expect(text).not.toMatch(/\b(?:the|quote|price|deposit)\b/i)
  expect(info).toContain('/Lang (zu-ZA)')
})
