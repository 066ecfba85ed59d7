import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { benefitCards } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(benefitCards)

const [three, two] = examples.map(({ block }) => block)
const one = examples.find(({ name }) => name.startsWith('one,'))?.block

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

test('shows helmets and posters in upright cards, with their race numbers beside the titles', () => {
  const upright = examples.find(({ name }) => name.startsWith('upright'))?.block
  if (!upright) throw new Error('The example with upright pictures is gone.')
  const html = markupOf(upright)
  expect(html.match(/aspect-\[4\/5\]/g)).toHaveLength(3)
  expect(html).not.toContain('object-contain')
  const [first = ''] = html.match(/<article.*?<\/article>/s) ?? []
  expect(textOf(first)).toBe('Rally 12 One car a minute, through the timber.')
})

test('keeps wide cards when only some of their pictures are upright', () => {
  const mixed = examples.find(({ name }) => name === 'every kind of drawing')?.block
  if (!mixed) throw new Error('The example with every kind of drawing is gone.')
  expect(markupOf(mixed)).not.toContain('aspect-[4/5]')
})

test('hides a card button that leads nowhere', () => {
  expect(textOf(markupOf(one))).not.toContain('Nowhere')
})

test('renders nothing without cards', () => {
  expect(markupOf({ ...three, cards: [] })).toBe('')
})
