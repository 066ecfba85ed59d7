import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { InsuranceBanner } from './insurance-banner.tsx'
import { OwnerBenefits } from './owner-benefits/owner-benefits.tsx'

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

  test('links to the owner’s manual of the range, as a file and not as a page of the site', () => {
    const props = { language: 'en', path: '/vehicles/hiace', codes: ['N36'], first } as const
    expect(renderToStaticMarkup(<OwnerBenefits {...props} manual="hiace" />)).toMatch(
      /<a href="\/vehicles\/hiace\/manual"[^>]*>Owner’s manual \(PDF\)</,
    )
    expect(renderToStaticMarkup(<OwnerBenefits {...props} />)).not.toContain('/manual')
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
