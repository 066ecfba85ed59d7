import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ModelChoice } from '#features/vehicles/vehicles/index.ts'
import { rangePageTexts } from '../../texts.ts'
import { ChoiceProvider } from './choice.island.tsx'
import { ModelList } from './model-list.tsx'
import { ModelSummary } from './model-summary.tsx'

const texts = rangePageTexts('en').configurator
const model = (badges: readonly string[], anchor: string | null): ModelChoice => ({
  ...{ code: '57U', derivativeCode: null, name: 'Fortuner', grade: 'vx', price: null, specialPrice: null },
  ...{ facts: [], tiles: [], drawing: null, badges, anchor, colours: [] },
})

function summaryOf(badges: readonly string[]): string {
  const grades = [{ slug: 'vx', label: 'VX', models: [model(badges, null)] }]
  return renderToStaticMarkup(
    <ChoiceProvider grades={grades}>
      <ModelSummary texts={texts} language="en">
        {null}
      </ModelSummary>
    </ChoiceProvider>,
  )
}

test('shows the badges of a model below its name (V-252)', () => {
  expect(summaryOf(['48V mild hybrid', 'Seven seats'])).toMatch(
    /Fortuner<\/p><ul[^>]*><li>.*48V mild hybrid.*<\/li><li>.*Seven seats/,
  )
  expect(summaryOf([])).not.toContain('<ul')
})

test('uses the anchor of a model as the id of its row (V-308)', () => {
  const listOf = (anchor: string | null) =>
    renderToStaticMarkup(
      <ModelList
        models={[model([], anchor)]}
        selected="57U"
        onChoose={() => undefined}
        showsPrices={false}
        texts={texts}
        language="en"
      />,
    )
  expect(listOf('model-57u')).toContain('<label id="model-57u"')
  expect(listOf(null)).not.toContain('<label id=')
})
