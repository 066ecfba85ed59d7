import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../block.test-support.tsx'
import { examples } from './examples.ts'

const [three, two, one] = examples.map(({ block }) => block)

if (!three || !two || !one) throw new Error('The examples of cards have changed.')

test('shows title, content, image and button of a card (C-266)', () => {
  const [card = ''] = markupOf(two).match(/<article.*?<\/article>/s) ?? []
  expect(textOf(card)).toBe(
    'Noon, N1, north of Beaufort West Inferno Orange has a pearl that only shows when the sun stands high. See the line-up',
  )
  expect(card).toContain('alt="RAV4 in Inferno Orange, in the Karoo"')
  expect(card).toContain('href="/vehicles"')
})

test('uses the number of columns of the content, limited to 1 to 3 (C-251)', () => {
  const columns = (count: number) => /data-columns="(\d+)"/.exec(markupOf({ ...three, columns: count }))?.[1]
  expect([0, 1, 2, 3, 4].map(columns)).toEqual(['1', '1', '2', '3', '3'])
})

test('hides a card button that leads nowhere', () => {
  expect(textOf(markupOf(one))).not.toContain('Nowhere')
})

test('renders nothing without cards', () => {
  expect(markupOf({ ...three, cards: [] })).toBe('')
})
