import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type CalculatorName, calculatorNames } from '#features/finance/finance/index.ts'
import type { FinanceContent } from '../finance-content.ts'
import { CalculatorFooter } from './calculator-footer.tsx'
import { exampleContent, exampleTexts } from './example-content.test-support.ts'
import { FinanceCalculators } from './finance-calculators.tsx'

const renderPage = (calculators: readonly CalculatorName[]) =>
  renderToStaticMarkup(
    <FinanceCalculators
      content={exampleContent()}
      calculators={calculators}
      path="/finance"
      texts={exampleTexts}
    />,
  )

const renderFooter = (name: CalculatorName, change: Partial<FinanceContent> = {}) =>
  renderToStaticMarkup(
    <CalculatorFooter name={name} content={{ ...exampleContent(), ...change }} texts={exampleTexts} />,
  ).replaceAll('\u00a0', ' ')

const tabsIn = (html: string) => [...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label)

describe('the calculators of a finance page', () => {
  it('show four tabs in order with the first one open (V-021, V-022, C-303)', () => {
    const html = renderPage(calculatorNames)
    expect(tabsIn(html)).toEqual(['KINTO ONE', 'FutureDrive', 'Instalment Calculator', 'Lease Comparison'])
    expect(html.match(/role="tab"[^>]*aria-selected="true"[^>]*>([^<]+)</)?.[1]).toBe('KINTO ONE')
    expect(html).toContain('KINTO Protect')
  })

  it('show no tabs when there is only one', () => {
    expect(tabsIn(renderPage(['future-drive']))).toEqual([])
    expect(renderPage(['future-drive'])).toContain('Guaranteed future value')
  })

  it('offer every range and every model of the selected range, and show the price', () => {
    const html = renderPage(['lease']).replaceAll('\u00a0', ' ')
    for (const name of ['Hilux Double Cab', 'GR86', 'Hilux DC 2.8 GD-6', 'Hilux DC 2.4 GD-6'])
      expect(html).toContain(`>${name}</option>`)
    expect(html).toContain('R 300 000')
  })
})

describe('the footer of a calculator', () => {
  it('shows the once-off initiation fee with a decimal comma (V-024)', () => {
    expect(renderFooter('instalment')).toContain('R 1 207,50, once-off')
    expect(renderFooter('future-drive')).toContain('R 1 207,50, once-off')
  })

  it('shows the monthly admin fee (V-025)', () => {
    expect(renderFooter('instalment')).toContain('Monthly admin fee: R 69,')
  })

  it('shows the mileage and term FutureDrive is based on (V-026)', () => {
    expect(renderFooter('future-drive')).toContain('based on 20 000 kms per annum over 48 months')
  })

  it('shows no fees for the lease and the subscription', () => {
    for (const name of ['lease', 'kinto'] as const) expect(renderFooter(name)).not.toMatch(/R 69|1 207/)
  })

  it('links Enquire Now to the enquiry form for every calculator (V-023)', () => {
    for (const name of calculatorNames)
      expect(renderFooter(name)).toMatch(/<a [^>]*href="\/enquiry\/finance\/finance-query"[^>]*>Enquire Now</)
  })

  it('shows different application links and labels to private visitors and businesses (V-003, V-034)', () => {
    const company = 'https://finance.example.co.za/apply/company'
    const { links } = exampleContent()
    expect(renderFooter('instalment')).toMatch(
      /<a href="https:\/\/finance.example.co.za\/apply"[^>]*>Apply for finance/,
    )
    expect(
      renderFooter('instalment', { links: { ...links, application: company }, isBusiness: true }),
    ).toMatch(/<a href="https:\/\/finance.example.co.za\/apply\/company"[^>]*>Apply as a company/)
  })

  it('omits links that have no target', () => {
    const html = renderFooter('lease', {
      links: { query: null, offers: null, subscription: null, application: null },
    })
    expect(html).not.toContain('<a ')
  })
})
