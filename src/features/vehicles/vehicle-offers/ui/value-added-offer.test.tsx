import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ValueAddedOffer as Offer } from '#features/vehicles/vehicles/index.ts'
import { ValueAddedOffer } from './value-added-offer.tsx'

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

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
