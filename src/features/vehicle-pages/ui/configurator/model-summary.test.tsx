import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ModelChoice } from '#features/vehicles/index.ts'
import { vehiclePageTexts } from '../../texts.ts'
import { ChoiceProvider } from './choice.island.tsx'
import { ModelList } from './model-list.tsx'
import { ModelSummary } from './model-summary.tsx'

const texts = vehiclePageTexts('en').configurator
const model = (badges: readonly string[], anchor: string | null): ModelChoice => ({
  ...{ code: '57U', derivativeCode: null, name: 'Fortuner', grade: 'vx', price: null, specialPrice: null },
  ...{ facts: [], tiles: [], badges, anchor, colours: [] },
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

test('V-252: the badges of a model stand below its name', () => {
  expect(summaryOf(['48V mild hybrid', 'Seven seats'])).toMatch(
    /Fortuner<\/p><ul[^>]*><li>.*48V mild hybrid.*<\/li><li>.*Seven seats/,
  )
  expect(summaryOf([])).not.toContain('<ul')
})

test('V-308: the anchor of a model is where an address jumps to', () => {
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
