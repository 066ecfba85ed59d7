import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type CalculatorName, calculatorNames } from '#features/finance/index.ts'
import type { FinanceContent } from '../finance-content.ts'
import { CalculatorFoot } from './calculator-foot.tsx'
import { exampleContent, exampleTexts } from './example-content.test-support.ts'
import { FinanceCalculators } from './finance-calculators.tsx'

const page = (calculators: readonly CalculatorName[]) =>
  renderToStaticMarkup(
    <FinanceCalculators
      content={exampleContent()}
      calculators={calculators}
      path="/finance"
      texts={exampleTexts}
    />,
  )

const foot = (name: CalculatorName, change: Partial<FinanceContent> = {}) =>
  renderToStaticMarkup(
    <CalculatorFoot name={name} content={{ ...exampleContent(), ...change }} texts={exampleTexts} />,
  ).replaceAll('\u00a0', ' ')

const tabsIn = (html: string) => [...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label)

describe('the calculators of a finance page', () => {
  it('V-021 V-022 C-303: four tabs in their order, the first of them open', () => {
    const html = page(calculatorNames)
    expect(tabsIn(html)).toEqual(['KINTO ONE', 'FutureDrive', 'Instalment Calculator', 'Lease Comparison'])
    expect(html.match(/role="tab"[^>]*aria-selected="true"[^>]*>([^<]+)</)?.[1]).toBe('KINTO ONE')
    expect(html).toContain('KINTO Protect')
  })

  it('one alone has no tabs', () => {
    expect(tabsIn(page(['future-drive']))).toEqual([])
    expect(page(['future-drive'])).toContain('Guaranteed future value')
  })

  it('every range and every model of the chosen one may be chosen, with its price', () => {
    const html = page(['lease']).replaceAll('\u00a0', ' ')
    for (const name of ['Hilux Double Cab', 'GR86', 'Hilux DC 2.8 GD-6', 'Hilux DC 2.4 GD-6'])
      expect(html).toContain(`>${name}</option>`)
    expect(html).toContain('R 300 000')
  })
})

describe('what stands below a calculator', () => {
  it('V-024: the initiation fee, once-off, with a decimal comma', () => {
    expect(foot('instalment')).toContain('R1 207,50, once-off')
    expect(foot('future-drive')).toContain('R1 207,50, once-off')
  })

  it('V-025: the monthly admin fee', () => {
    expect(foot('instalment')).toContain('Monthly admin fee: R69,')
  })

  it('V-026: what FutureDrive is based on', () => {
    expect(foot('future-drive')).toContain('based on 20 000 kms per annum over 48 months')
  })

  it('neither a lease nor a subscription has these fees', () => {
    for (const name of ['lease', 'kinto'] as const) expect(foot(name)).not.toMatch(/R69|1 207/)
  })

  it('V-023: Enquire Now leads to the form from every calculator', () => {
    for (const name of calculatorNames)
      expect(foot(name)).toMatch(/<a [^>]*href="\/enquiry\/finance\/finance-query"[^>]*>Enquire Now</)
  })

  it('V-003 V-034: people and companies apply under different names and links', () => {
    const company = 'https://finance.example.co.za/apply/company'
    const { links } = exampleContent()
    expect(foot('instalment')).toMatch(
      /<a href="https:\/\/finance.example.co.za\/apply"[^>]*>Apply for finance/,
    )
    expect(foot('instalment', { links: { ...links, application: company }, isBusiness: true })).toMatch(
      /<a href="https:\/\/finance.example.co.za\/apply\/company"[^>]*>Apply as a company/,
    )
  })

  it('what has no page, and no site, is not shown', () => {
    const html = foot('lease', {
      links: { query: null, offers: null, subscription: null, application: null },
    })
    expect(html).not.toContain('<a ')
  })
})
