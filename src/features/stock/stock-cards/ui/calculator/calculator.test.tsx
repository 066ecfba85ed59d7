import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defaultFinanceSettings, type PlanChoice } from '#features/finance/finance/rules.ts'
import { financeTexts } from '#features/finance/finance/texts.ts'
import { basisPoints, rand } from '#platform/money.ts'
import { stockCardTexts } from '../../texts.ts'
import { Calculator, type CalculatorProps } from './calculator.island.tsx'

const settings = defaultFinanceSettings.usedVehicles

function markup(choice: Partial<PlanChoice> = {}, own: Partial<CalculatorProps> = {}) {
  return renderToStaticMarkup(
    <Calculator
      price={rand(269_750)}
      currency="ZAR"
      settings={settings}
      choice={{ ...settings.opening, ...choice }}
      onChange={() => {}}
      onQuote={() => {}}
      texts={stockCardTexts('en').dialogs}
      financeTexts={financeTexts('en').finance}
      {...own}
    />,
  )
}
const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ')

describe('the calculator of a used vehicle', () => {
  it('offers the terms and balloons of the settings and starts with their defaults (D-128, D-129, D-137, D-138)', () => {
    const lists = [...markup().matchAll(/<select[^>]*>(.*?)<\/select>/g)].map(([, options = '']) =>
      [...options.matchAll(/value="(\d+)"( selected="")?/g)].map(
        ([, value, selected]) => `${value}${selected ? '*' : ''}`,
      ),
    )
    expect(lists).toEqual([
      ['12', '24', '36', '48', '60*', '72'],
      ['0*', '500', '1000', '1500', '2000', '2500', '3000', '3500', '4000'],
    ])
  })

  it('starts with 10 % and a deposit of R 10 000, or with those of the settings (D-131, D-132)', () => {
    expect(markup()).toContain('aria-valuetext="10\u00a0%"')
    expect(markup()).toMatch(/value="10\u00a0000"/)
    expect(markup({ rate: basisPoints(1125) })).toContain('aria-valuetext="11,25\u00a0%"')
  })

  it('has a slider of 33 rates, from 9 % to 17 % (D-130)', () => {
    const at = (rate: number) =>
      / value="(\d+)"[^>]* aria-valuetext="([^"]*)"| aria-valuetext="([^"]*)"[^>]* value="(\d+)"/
        .exec(/<input[^>]*type="range"[^>]*>/.exec(markup({ rate: basisPoints(rate) }))?.[0] ?? '')
        ?.slice(1)
        .filter(Boolean)
        .toSorted()
    expect(at(900)).toEqual(['0', '9\u00a0%'])
    expect(at(1700)).toEqual(['17\u00a0%', '32'])
    expect(markup()).toMatch(/type="range"[^>]*min="0"[^>]*max="32"[^>]*step="1"/)
    expect(settings.rates.map((rate) => rate / 100)).toEqual(
      Array.from({ length: 33 }, (_, index) => 9 + index / 4),
    )
  })

  it('shows the results with the disclaimer (D-141, D-142, D-144 to D-146)', () => {
    const text = plain(markup())
    for (const part of [
      'Monthly instalment R 5 518 p/m',
      'Number of instalments 60',
      'Total instalments R 331 135',
      'Total interest R 71 385',
      'Interest rate a year 10 %',
      'Deposit R 10 000',
      'Balloon R 0',
    ])
      expect(text).toContain(part)
    expect(text).toMatch(/guidelines.*quotations/)
  })

  it('calculates again for every choice, the balloon as a share of the price (D-141, D-145)', () => {
    const instalments = [
      {},
      { months: 72 },
      { rate: basisPoints(1025) },
      { deposit: rand(20_000) },
      { balloonShare: basisPoints(500) },
    ].map((choice) => /R [\d ]+ p\/m/.exec(plain(markup(choice)))?.[0])
    expect(new Set(instalments).size).toBe(5)
    const text = plain(markup({ balloonShare: basisPoints(3500) }, { price: rand(230_000) }))
    expect(text).toContain('Balloon R 80 500')
  })

  const depositIn = (html: string) =>
    /<input[^>]*value="([^"]*)"/.exec(html.slice(html.indexOf('Deposit')))?.[1]?.replaceAll('\u00a0', ' ')

  it('caps the deposit at 60 % of the price, and tells the visitor (D-133, D-136)', () => {
    const html = markup({ deposit: rand(999_999) }, { price: rand(230_000) })
    expect(depositIn(html)).toBe('138 000')
    expect(plain(html)).toContain('Your deposit was set to R 138 000, the most this plan takes.')
    const within = markup({ deposit: rand(138_000) }, { price: rand(230_000) })
    expect(depositIn(within)).toBe('138 000')
    expect(plain(within)).not.toContain('Your deposit was set')
  })

  it('starts with the cap where the default deposit is above it (D-134)', () => {
    expect(depositIn(markup({}, { price: rand(14_950) }))).toBe('8 970')
  })

  it('shows amounts in Namibian dollars for a dealer of Namibia (D-410)', () => {
    const text = plain(markup({}, { currency: 'NAD' }))
    expect(text).toContain('N$ 5 518 p/m')
    expect(text).not.toMatch(/(^| )R \d/)
  })
})
