import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { rand } from '#platform/money.ts'
import { tradeInTexts } from '../texts.ts'
import type { TradeInValue } from '../trade-in-value.ts'
import { TradeInValueSection } from './trade-in-value.island.tsx'
import { type TradeInValueState, TradeInValueView } from './trade-in-value.tsx'

const texts = tradeInTexts('en').tradeInValue

const value: TradeInValue = {
  ...{ amounts: [rand(182_000), rand(210_000)], count: 14, basis: 'range', name: 'Toyota Corolla Quest' },
  ...{ years: [2018, 2020], mixedCurrencies: false },
  comparablesPath: '/pre-owned?make=toyota&range=corolla-quest',
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const markupOf = (view: TradeInValueState) =>
  renderToStaticMarkup(<TradeInValueView view={view} texts={texts} onRetry={() => {}} />)

describe('the view of a trade-in value', () => {
  it('shows the range with its sample and basis, a link to the vehicles, and that it is no offer', () => {
    const html = markupOf({ state: 'ready', value })
    expect(textOf(html).replaceAll('\u00A0', ' ')).toContain('R 182 000 to R 210 000')
    expect(textOf(html)).toContain('14 vehicles of the range: Toyota Corolla Quest, 2018 – 2020')
    expect(textOf(html)).toContain('not an offer')
    expect(html).toMatch(/href="\/pre-owned\?make=toyota&amp;range=corolla-quest"[^>]* target="_blank"/)
    expect(html).not.toContain('Namibian')
  })

  it('shows one amount when both are the same, and says how Namibian dollars count', () => {
    const html = markupOf({
      state: 'ready',
      value: { ...value, amounts: [rand(182_000), rand(182_000)], mixedCurrencies: true },
    })
    expect(textOf(html)).toContain('About R\u00A0182\u00A0000'.replaceAll('\u00A0', ' '))
    expect(textOf(html)).toContain('Namibian')
  })

  it('says that the dealer looks at it in person when too few are like it, without any amount', () => {
    const text = textOf(markupOf({ state: 'ready', value: null }))
    expect(text).toContain('looks at it in person')
    expect(text).not.toMatch(/R\s?\d/)
  })

  it('offers a retry after a failure, which is not called too few', () => {
    const html = markupOf({ state: 'failed' })
    expect(html).toMatch(/<button[^>]*>.*Try again/)
    expect(html).not.toContain('Too few')
  })
})

describe('the island beside the form', () => {
  const entries = { make: 'Toyota', model: 'Quest', year: '2019', mileage: '84 500', condition: 'Good' }
  const islandOf = (changes: object) =>
    renderToStaticMarkup(<TradeInValueSection {...entries} {...changes} texts={texts} />)

  it('shows nothing until the entries are complete', () => {
    expect(textOf(islandOf({ condition: '' })).trim()).toBe('')
    expect(textOf(islandOf({}))).toContain('Working out the value')
  })
})
