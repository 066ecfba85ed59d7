import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultFinanceSettings } from '#features/finance/finance/index.ts'
import { financeTexts, summaryTexts } from '#features/finance/finance/texts.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { type Cents, rand } from '#platform/money.ts'
import { rangePageTexts } from '../texts.ts'
import { ChoiceProvider } from './configurator/choice.island.tsx'
import { FinanceSection } from './finance-section.island.tsx'

function textOf(price: Cents | null): string {
  const { finance } = financeTexts('en')
  const calculators = summaryTexts('en')
  const { configurator } = rangePageTexts('en')
  const { layout } = textsIn('en')
  const model = {
    ...{ code: 'N36', derivativeCode: null, name: 'Hiace 2.7 PWD', grade: 'bus', price, specialPrice: null },
    ...{ facts: [], tiles: [], drawing: null, badges: [], anchor: null, colours: [] },
  }
  const html = renderToStaticMarkup(
    <ChoiceProvider grades={[{ slug: 'bus', label: 'Bus', models: [model] }]}>
      <FinanceSection
        rangeName="Hiace"
        settings={defaultFinanceSettings}
        forms={{ dealer: null, path: '/vehicles/hiace', finance: true, subscription: true, quotePath: null }}
        pictures={null}
        texts={{ language: 'en', calculators, configurator, finance, newTab: layout.newTab }}
        change={<button type="button">Change Derivative</button>}
      />
    </ChoiceProvider>,
  )
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

test('shows N/A and no figures instead of the finance summary for a model without a price (V-341)', () => {
  const text = textOf(null)
  expect(text).toContain('Recommended retail price: N/A')
  expect(text).toContain('Change Derivative')
  expect(text).not.toMatch(/R\s?\d|NaN|p\/m|%|Work out your plan/)
})

test('shows the price and no N/A for a model with a price', () => {
  expect(textOf(rand(459_900))).toMatch(/R 459 900/)
  expect(textOf(rand(459_900))).not.toContain('N/A')
})
