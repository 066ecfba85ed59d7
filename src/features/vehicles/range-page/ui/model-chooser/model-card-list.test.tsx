import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ModelCard } from '#features/vehicles/vehicles/index.ts'
import { type Cents, cents } from '#platform/money.ts'
import { rangePageTexts } from '../../texts.ts'
import { ModelCardList } from './model-card-list.tsx'

const { configurator, modelChooser } = rangePageTexts('en')
const card = (price: Cents | null): ModelCard => ({
  ...{ code: '57U', name: 'Fortuner 2.8', range: { slug: 'fortuner', name: 'Fortuner' }, grade: 'vx' },
  price,
  ...{ specialPrice: null, fuelType: null, transmissionType: null, driveSystem: null },
  ...{ picture: null, hero: null },
})
const render = (price: Cents | null, compared?: readonly string[]) =>
  renderToStaticMarkup(
    <ModelCardList
      cards={[card(price)]}
      showsRangeNames={false}
      rangeSlug="fortuner"
      compared={compared}
      dealerSlug={null}
      selected={undefined}
      showsPrices
      texts={modelChooser}
      prices={configurator}
      onDone={() => undefined}
    />,
  ).replace(/[\u00a0\u202f]/g, ' ')

test('shows N/A on the card of a model without a price (V-341)', () => {
  expect(render(null)).toContain('N/A')
  expect(render(null)).not.toMatch(/R ?0\b|NaN|null/)
})

test('shows the price on a card in rand, with the sign R (C-406)', () => {
  expect(render(cents(91_990_000))).toContain('R 919 900')
})

test('adds the model of a card to a comparison', () => {
  expect(render(null, ['V01', 'R04'])).toContain('href="/compare?code=V01,R04,57U"')
  expect(render(null, [])).toContain('href="/compare?code=57U"')
  expect(render(null)).not.toContain('/compare')
})
