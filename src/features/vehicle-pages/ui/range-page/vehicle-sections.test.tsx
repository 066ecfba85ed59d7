import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ValueAddedOffer as Offer } from '#features/vehicles/index.ts'
import { OwnerBenefits } from '../owner-benefits/owner-benefits.tsx'
import { InsuranceBanner } from './insurance-banner.tsx'
import { ValueAddedOffer } from './value-added-offer.tsx'

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

describe('the insurance banner', () => {
  const href = '/payment-options/insurance/my-toyota-insurance'

  test('shows its headline with body copy below it (V-168)', () => {
    const html = renderToStaticMarkup(<InsuranceBanner language="en" href={null} />)
    expect(html).toMatch(/<h2[^>]*>No one loves your new car like we do\.<\/h2><p[^>]*>[^<]{20,}<\/p>/)
  })

  test('links Protect my Car to the insurance page, and omits it without that page (V-169)', () => {
    const html = renderToStaticMarkup(<InsuranceBanner language="en" href={href} />)
    expect(html).toMatch(new RegExp(`href="${href}"[^>]*>Protect my Car<`))
    expect(renderToStaticMarkup(<InsuranceBanner language="en" href={null} />)).not.toContain('Protect')
  })
})

describe('owner benefits', () => {
  const textIn = (language: 'en' | 'af' | 'zu', benefits: Parameters<typeof OwnerBenefits>[0]['first']) =>
    textOf(
      renderToStaticMarkup(
        <OwnerBenefits language={language} path="/vehicles/hiace" codes={['N36']} first={benefits} />,
      ),
    )
  const first = {
    code: 'N36',
    benefits: {
      servicePlan: { text: '6 services / 60 000 km', language: 'en' },
      warranty: { text: '3 years / 100 000 km', language: 'en' },
      wifi: { text: '25GB for 12 months', language: 'en' },
    },
  } as const

  test('shows the service plan, the warranty and 25GB for 12 months (C-129, C-130, C-131)', () => {
    expect(textIn('en', first)).toBe(
      'Owner benefits Included with every new vehicle, at no extra cost. Service plan 6 services / 60 000 km Warranty 3 years / 100 000 km Wi-Fi in the car 25GB for 12 months',
    )
  })

  test('shows no Wi-Fi for a model without it, and the figures of the model otherwise (C-131, G-8)', () => {
    const withWifi = (text: string | null) =>
      textIn('en', {
        code: 'N36',
        benefits: { ...first.benefits, wifi: text === null ? null : { text, language: 'en' } },
      })
    expect(withWifi('10GB for 6 months')).toMatch(/Wi-Fi in the car 10GB for 6 months$/)
    expect(withWifi(null)).toMatch(/Warranty 3 years \/ 100 000 km$/)
  })

  test('links to the services of the model, where the site has their page', () => {
    const props = { language: 'en', path: '/vehicles/hiace', codes: ['N36'], first } as const
    expect(renderToStaticMarkup(<OwnerBenefits {...props} hasSchedules />)).toMatch(
      /href="\/owners\/service-schedule\?model=N36"[^>]*>What is done at each service</,
    )
    expect(renderToStaticMarkup(<OwnerBenefits {...props} />)).not.toContain('service-schedule')
  })

  test('shows Currently unavailable without a service plan, and still the warranty (C-386)', () => {
    const { warranty, wifi } = first.benefits
    expect(textIn('en', { code: 'N36', benefits: { servicePlan: null, warranty, wifi } })).toContain(
      'Service plan Currently unavailable Warranty 3 years / 100 000 km',
    )
  })

  test('shows Currently unavailable without a warranty, and still the service plan (C-387)', () => {
    const { servicePlan, wifi } = first.benefits
    expect(textIn('en', { code: 'N36', benefits: { servicePlan, warranty: null, wifi } })).toContain(
      'Service plan 6 services / 60 000 km Warranty Currently unavailable',
    )
  })

  test('renders differently in each of the three languages, with no English label left (C-133)', () => {
    const noBenefits = { code: 'N36', benefits: { servicePlan: null, warranty: null, wifi: null } }
    const [english, afrikaans, zulu] = (['en', 'af', 'zu'] as const).map((each) => textIn(each, noBenefits))
    expect(new Set([english, afrikaans, zulu]).size).toBe(3)
    for (const text of [afrikaans, zulu])
      expect(text).not.toMatch(/Owner|Service plan|Warranty|months|unavailable/)
  })
})

describe('the value-added offer', () => {
  const offer: Offer = {
    title: '12 months insurance and a R\u00a010\u00a0000 excess reducer',
    range: { slug: 'fortuner', name: 'Fortuner' },
    start: '2024-07-01',
    end: '2024-09-30',
    benefits: ['An excess reducer of R\u00a010\u00a0000'],
    terms: ['Every new Fortuner.'],
    disclaimer: ['Subject to acceptance.'],
  }
  const markup = (offers: readonly Offer[], dealersHref: string | null = null) =>
    renderToStaticMarkup(<ValueAddedOffer offers={offers} language="en" dealersHref={dealersHref} />)

  test('shows the heading Value Added Offer (C-170)', () => {
    expect(markup([offer])).toMatch(/<h2[^>]*>Value Added Offer<\/h2>/)
  })

  test('renders nothing for a vehicle without an offer (C-171)', () => {
    expect(markup([])).toBe('')
  })

  test('shows terms and disclaimer in separate sections, closed at first (C-172, C-173)', () => {
    const details = markup([offer]).match(/<details[^>]*>/g) ?? []
    expect(details).toHaveLength(2)
    for (const tag of details) expect(tag).not.toMatch(/\sname=|\sopen/)
    expect(textOf(markup([offer]))).toContain(
      'Terms & Conditions Every new Fortuner. Disclaimer Subject to acceptance.',
    )
  })

  test('links Find a Dealer to the dealers page only when there is one (C-174)', () => {
    expect(markup([offer], '/dealers')).toMatch(/href="\/dealers"[^>]*>Find a Dealer</)
    expect(markup([offer])).not.toContain('Find a Dealer')
  })

  test('shows its period (C-176)', () => {
    expect(textOf(markup([offer]))).toContain('Valid 1 Jul to 30 Sep 2024')
  })
})
