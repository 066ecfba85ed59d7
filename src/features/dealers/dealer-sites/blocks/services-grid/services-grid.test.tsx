import { expect, test } from 'vitest'
import { dataOf, htmlOf, textOf } from '../../block.test-support.tsx'
import { examples } from './examples.ts'
import { ServicesGrid } from './services-grid.tsx'

const [ofDealer, ten] = examples

test('shows the services of the dealer as cards in a grid (D-032)', async () => {
  const html = await htmlOf(ServicesGrid, ofDealer.block, { state: 'ready', data: dataOf(ofDealer.live) })
  expect(html).toMatch(/<ul class="grid/)
  expect(html.match(/<li[ >]/g)).toHaveLength(8)
  expect(textOf(html)).toContain('Panel shop')
})

test('shows at most eight cards (D-033, D-419)', async () => {
  const block = { ...ten.block, cards: ten.block.cards.map((card) => ({ ...card })) }
  const html = await htmlOf(ServicesGrid, block, { state: 'empty' })
  expect(html.match(/<li[ >]/g)).toHaveLength(8)
  expect(textOf(html)).toContain('Keys')
  expect(textOf(html)).not.toMatch(/Audio|Paint/)
})
