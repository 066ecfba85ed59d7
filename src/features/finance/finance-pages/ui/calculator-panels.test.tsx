import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CalculatorName } from '#features/finance/finance/index.ts'
import { findModel } from '../rules/find-model.ts'
import { CalculatorPanel } from './calculator-panel.tsx'
import { exampleContent, exampleTexts, planAt } from './example-content.test-support.ts'

type PanelInput = { price?: number; query?: string; model?: string; path?: string }

/** The HTML of one calculator, with normalised spaces. */
function renderPanel(
  name: CalculatorName,
  { price, query = '', model, path = '/finance' }: PanelInput = {},
): string {
  const content = exampleContent(price)
  const chosen = findModel(content, model ?? null)
  if (!chosen) throw new Error('The model is missing.')
  return renderToStaticMarkup(
    <CalculatorPanel
      name={name}
      content={content}
      path={path}
      {...chosen}
      plan={planAt(query)}
      texts={exampleTexts}
    />,
  )
    .replace(/<wbr\/?>/g, '')
    .replaceAll('\u00a0', ' ')
}

/** Values by label; a label that occurs several times has several values. */
function figures(html: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [, label = '', value = ''] of html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g))
    found[label] = [...(found[label] ?? []), value]
  return found
}

const monthly = (html: string) =>
  [...html.matchAll(/(R [\d ]+)<span[^>]*> p\/m<\/span>/g)].map(([, amount]) => amount)
const rand = (text: string | undefined) => Number(text?.replace(/[^0-9]/g, ''))
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0
const hrefOf = (html: string, text: string) => {
  const [, href = ''] = new RegExp(`<a href="([^"]*)"[^>]*>[^<]*${text}`).exec(html) ?? []
  return new URL(href.replaceAll('&amp;', '&'), 'https://example.co.za')
}

describe('the instalment calculator of the finance pages', () => {
  it('offers terms of 12, 24, 36, 48, 60 and 72 months and opens with 72 (V-048)', () => {
    const html = renderPanel('instalment')
    const terms = [...html.matchAll(/type="radio"[^>]*value="(\d+)"/g)].map(([, months]) => Number(months))
    expect(terms).toEqual([12, 24, 36, 48, 60, 72])
    expect(html).toMatch(/type="radio"[^>]*checked=""[^>]*value="72"|value="72"[^>]*checked=""/)
  })

  it('offers nine balloons from 0 to 40 % and opens with 40 % (V-049)', () => {
    const html = renderPanel('instalment')
    const balloons = [...html.matchAll(/<option value="(\d+)"/g)].map(([, share]) => Number(share))
    expect(balloons).toEqual([0, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000])
    expect(html).toMatch(/<option value="4000" selected="">40 %/)
  })

  it('steps through 21 rates, from 12 %, including 13,75 % (V-050)', () => {
    expect(renderPanel('instalment')).toMatch(/type="range"[^>]*max="20"/)
    expect(renderPanel('instalment')).toContain('aria-valuetext="12 %"')
    expect(renderPanel('instalment', { query: 'rate=13.75' })).toContain('aria-valuetext="13,75 %"')
  })

  it('caps the deposit at 60 % of the price and shows a notice (V-051)', () => {
    const html = renderPanel('instalment', { price: 352_800, query: 'deposit=999999' })
    expect(figures(html).Deposit).toEqual(['R 211 680'])
    expect(html).toContain('Your deposit was set to R 211 680, the most this plan takes.')
  })

  it('shows the figures of the documented example without a deposit (V-052)', () => {
    const html = renderPanel('instalment', { query: 'deposit=0&term=60&rate=13.75&balloon=25' })
    const values = figures(html)
    expect(monthly(html)).toEqual(['R 6 134'])
    expect(values['Total of instalments']).toEqual(['R 368 076'])
    expect(values['Balloon due at the end']).toEqual(['R 75 000'])
    expect(values['Total interest']).toEqual(['R 138 936'])
  })

  it('shows the figures, fees and cost of the documented example with a deposit (V-053)', () => {
    const html = renderPanel('instalment', {
      price: 480_000,
      query: 'deposit=96000&term=48&rate=12.5&balloon=10',
    })
    const values = figures(html)
    expect(monthly(html)).toEqual(['R 9 499'])
    expect(values['Total of instalments']).toEqual(['R 455 994'])
    expect(values['Total interest']).toEqual(['R 116 682'])
    expect(values['Total fees']).toEqual(['R 4 519'])
    expect(values['Total cost, deposit and balloon included']).toEqual(['R 601 201'])
  })

  it('shows nine labelled figures, with price, interest and fees adding up to the cost (V-054)', () => {
    const html = renderPanel('instalment', { query: 'deposit=20000' })
    const values = figures(html)
    const labels = [
      'Total of instalments',
      'Total interest',
      'Deposit',
      'Balloon due at the end',
      'Number of instalments',
      'Interest rate a year',
      'Total fees',
      'Total cost, deposit and balloon included',
    ]
    for (const label of labels) expect(values[label], label).toHaveLength(1)
    expect(monthly(html)).toHaveLength(1)
    const [price, interest, fees, cost] = [
      'Price',
      'Total interest',
      'Total fees',
      'Total cost, deposit and balloon included',
    ].map((label) => rand(values[label]?.[0]))
    expect(Math.abs(Number(price) + Number(interest) + Number(fees) - Number(cost))).toBeLessThanOrEqual(2)
  })

  it('updates all figures when the plan changes (V-054)', () => {
    const [one, other] = [
      renderPanel('instalment', { query: 'deposit=20000' }),
      renderPanel('instalment', { query: 'deposit=60000&term=36&rate=13.75&balloon=15' }),
    ]
    const [before, after] = [figures(one), figures(other)]
    for (const label of Object.keys(before).filter((name) => !/^Price|fee/.test(name)))
      expect(after[label], label).not.toEqual(before[label])
    expect(after['Total fees']).not.toEqual(before['Total fees'])
    expect(monthly(other)).not.toEqual(monthly(one))
    expect(after).toMatchObject({
      'Number of instalments': ['36'],
      'Interest rate a year': ['13,75 %'],
      Deposit: ['R 60 000'],
      'Balloon due at the end': ['R 45 000'],
    })
  })

  it('names the model as the contract does, without its range (V-029)', () => {
    for (const panel of ['instalment', 'future-drive'] as const)
      expect(hrefOf(renderPanel(panel), 'Ask for').searchParams.get('modelName'), panel).toBe('2.8 GD-6')
  })

  it('marks the enquiry as a business plan only on the business pages (V-032)', () => {
    const calc = (path: string) =>
      hrefOf(renderPanel('instalment', { path }), 'Ask for').searchParams.get('calc')
    expect(calc('/payment-options/instalment-business')).toBe('true-b')
    expect(calc('/payment-options/future-drive-business')).toBe('true-b')
    expect(calc('/payment-options/toyota-financial-services/finance')).toBe('true')
  })
})

describe('the lease comparison', () => {
  const plan = 'deposit=40000&term=24&rate=9'

  it('keeps the lease instalment unchanged when the balloon of traditional finance changes (V-084)', () => {
    const [lease, traditional] = monthly(renderPanel('lease', { query: `${plan}&balloon=0` }))
    const [same, less] = monthly(renderPanel('lease', { query: `${plan}&balloon=25` }))
    expect(same).toBe(lease)
    expect(rand(less)).toBeLessThan(rand(traditional))
  })

  it('lowers the traditional instalment with a larger balloon and raises it with the rate (V-085)', () => {
    const traditional = (query: string) => rand(monthly(renderPanel('lease', { query }))[1])
    expect(traditional('balloon=25')).toBeLessThan(traditional('balloon=0'))
    expect(traditional('rate=12')).toBeGreaterThan(traditional('rate=9'))
  })

  it('shows the documented example: a lease at 9 % and traditional finance with a 10 % balloon (V-086)', () => {
    const html = renderPanel('lease', { price: 400_000, query: `${plan}&balloon=10` })
    expect(monthly(html)).toEqual(['R 13 391', 'R 14 919'])
  })

  it('applies the rate to both plans and shows no fees (V-087)', () => {
    const at = (rate: number) =>
      monthly(renderPanel('lease', { price: 400_000, query: `deposit=40000&term=24&rate=${rate}` }))
    const [nine, twelve] = [at(9), at(12)]
    expect(nine[0]).toBe('R 13 391')
    expect(rand(twelve[0])).toBeGreaterThan(rand(nine[0]))
    expect(rand(twelve[1])).toBeGreaterThan(rand(nine[1]))
    expect(figures(renderPanel('lease'))['Total fees']).toBeUndefined()
  })

  it('shows an R before the deposit (V-088)', () => {
    expect(renderPanel('lease', { query: 'deposit=10000' })).toMatch(/>R<\/span><input[^>]* value="10 000"/)
  })

  it('caps the deposit at the price, shows a notice, and shows instalments of R 0 (V-089)', () => {
    const html = renderPanel('lease', { price: 450_000, query: 'deposit=999999' })
    expect(figures(html).Deposit).toEqual(['R 450 000', 'R 450 000'])
    expect(html).toContain('Your deposit was set to R 450 000')
    expect(monthly(html)).toEqual(['R 0', 'R 0'])
    expect(html).not.toMatch(/NaN|R ?-/)
  })

  it('steps through 33 rates and opens with 9 % (V-090)', () => {
    expect(renderPanel('lease')).toMatch(/type="range"[^>]*max="32"/)
    expect(renderPanel('lease')).toContain('aria-valuetext="9 %"')
  })

  it('offers six balloons and opens with none (V-091)', () => {
    const balloons = [...renderPanel('lease').matchAll(/<option value="(\d+)"/g)].map(([, share]) =>
      Number(share),
    )
    expect(balloons).toEqual([0, 500, 1000, 1500, 2000, 2500])
    expect(renderPanel('lease')).toMatch(/<option value="0" selected="">/)
  })

  it('offers four terms and opens with 48 months (V-092)', () => {
    const html = renderPanel('lease')
    const terms = [...html.matchAll(/type="radio"[^>]*value="(\d+)"/g)].map(([, months]) => Number(months))
    expect(terms).toEqual([12, 24, 36, 48])
    expect(figures(html)['Number of instalments']).toEqual(['48', '48'])
  })

  it('updates both plans when another model is selected (V-094)', () => {
    const [one, other] = [monthly(renderPanel('lease')), monthly(renderPanel('lease', { model: 'X86' }))]
    expect(other[0]).not.toBe(one[0])
    expect(other[1]).not.toBe(one[1])
  })
})

describe('FutureDrive and KINTO ONE on the finance pages', () => {
  it('show the figures loaded with the page', () => {
    // 352 800 × 0,515 = 181 692: the documents' guaranteed value.
    const html = renderPanel('future-drive', { price: 352_800 })
    expect(figures(html)['Guaranteed future value']).toEqual(['R 181 692'])
    expect(figures(html)['Share of the price']).toEqual(['51,5 %'])
    expect(count(html, /type="radio"/g)).toBe(2)
  })

  it('show a price in whole rand, a term, and the other amounts to the cent for KINTO ONE (V-070, V-074, V-075)', () => {
    const html = renderPanel('kinto')
    expect(monthly(html)).toEqual(['R 12 345'])
    expect(figures(html).Term).toEqual(['60 months'])
    expect(figures(html)['KINTO Protect a month, VAT included']).toEqual(['R 640,10'])
    expect(figures(html)['Monthly amount for the affordability check']).toEqual(['R 14 242,83'])
    expect(count(html, /<option /g)).toBe(8)
  })

  it('link to the subscription enquiry with the reference of the quote (V-082, V-083)', () => {
    const { pathname, searchParams } = hrefOf(renderPanel('kinto'), 'Ask for')
    expect(pathname).toBe('/enquiry/kinto')
    expect(searchParams.get('quoteReference')).toBe('Q-77')
    expect([...searchParams.keys()]).toHaveLength(8)
    expect(searchParams.get('vehicleModel')).toBe('2.8 GD-6')
  })
})
