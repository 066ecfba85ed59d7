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

  test('V-168: has its headline, and body copy below it', () => {
    const html = renderToStaticMarkup(<InsuranceBanner language="en" href={null} />)
    expect(html).toMatch(/<h2[^>]*>No one loves your new car like we do\.<\/h2><p[^>]*>[^<]{20,}<\/p>/)
  })

  test('V-169: Protect my Car leads to the insurance, and is not there while that page is not', () => {
    const html = renderToStaticMarkup(<InsuranceBanner language="en" href={href} />)
    expect(html).toMatch(new RegExp(`href="${href}"[^>]*>Protect my Car<`))
    expect(renderToStaticMarkup(<InsuranceBanner language="en" href={null} />)).not.toContain('Protect')
  })
})

describe('owner benefits', () => {
  const shown = (language: 'en' | 'af' | 'zu', benefits: Parameters<typeof OwnerBenefits>[0]['first']) =>
    textOf(
      renderToStaticMarkup(
        <OwnerBenefits language={language} path="/vehicles/hiace" codes={['N36']} first={benefits} />,
      ),
    )
  const known = {
    code: 'N36',
    benefits: {
      servicePlan: { text: '6 services / 60 000 km', language: 'en' },
      warranty: { text: '3 years / 100 000 km', language: 'en' },
    },
  } as const

  test('C-129, C-130, C-131: show the plan, the warranty and 25GB for 12 months', () => {
    expect(shown('en', known)).toBe(
      'Owner benefits What comes with every new one, at no extra cost. Service plan 6 services / 60 000 km Warranty 3 years / 100 000 km Wi-Fi in the car 25GB for 12 months',
    )
  })

  test('C-386: without a plan it says Currently unavailable, and the warranty all the same', () => {
    const { warranty } = known.benefits
    expect(shown('en', { code: 'N36', benefits: { servicePlan: null, warranty } })).toContain(
      'Service plan Currently unavailable Warranty 3 years / 100 000 km',
    )
  })

  test('C-387: without a warranty it says so, and the plan all the same', () => {
    const { servicePlan } = known.benefits
    expect(shown('en', { code: 'N36', benefits: { servicePlan, warranty: null } })).toContain(
      'Service plan 6 services / 60 000 km Warranty Currently unavailable',
    )
  })

  test('C-133: three languages have three headings, and no English label is left', () => {
    const nothing = { code: 'N36', benefits: { servicePlan: null, warranty: null } }
    const [english, afrikaans, zulu] = (['en', 'af', 'zu'] as const).map((each) => shown(each, nothing))
    expect(new Set([english, afrikaans, zulu]).size).toBe(3)
    for (const text of [afrikaans, zulu])
      expect(text).not.toMatch(/Owner|Service plan|Warranty|for 12 months|unavailable/)
  })
})

describe('the value-added offer', () => {
  const offer: Offer = {
    title: '12 months insurance and a R10,000 excess reducer',
    range: { slug: 'fortuner', name: 'Fortuner' },
    start: '2024-07-01',
    end: '2024-09-30',
    benefits: ['An excess reducer of R10,000'],
    terms: ['Every new Fortuner.'],
    disclaimer: ['Subject to acceptance.'],
  }
  const markup = (offers: readonly Offer[], dealersHref: string | null = null) =>
    renderToStaticMarkup(<ValueAddedOffer offers={offers} language="en" dealersHref={dealersHref} />)

  test('C-170: the panel is headed Value Added Offer', () => {
    expect(markup([offer])).toMatch(/<h2[^>]*>Value Added Offer<\/h2>/)
  })

  test('C-171: a vehicle without an offer has no panel', () => {
    expect(markup([])).toBe('')
  })

  test('C-172, C-173: terms and disclaimer open each on its own, and are closed at first', () => {
    const details = markup([offer]).match(/<details[^>]*>/g) ?? []
    expect(details).toHaveLength(2)
    for (const tag of details) expect(tag).not.toMatch(/\sname=|\sopen/)
    expect(textOf(markup([offer]))).toContain(
      'Terms & Conditions Every new Fortuner. Disclaimer Subject to acceptance.',
    )
  })

  test('C-174: Find a Dealer leads to the dealers, as soon as there is such a page', () => {
    expect(markup([offer], '/dealers')).toMatch(/href="\/dealers"[^>]*>Find a Dealer</)
    expect(markup([offer])).not.toContain('Find a Dealer')
  })

  test('C-176: it says from when to when it runs', () => {
    expect(textOf(markup([offer]))).toContain('Valid 1 Jul to 30 Sep 2024')
  })
})
