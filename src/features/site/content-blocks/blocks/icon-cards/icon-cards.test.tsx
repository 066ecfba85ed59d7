import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { iconCards } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(iconCards)

const [three, , one] = examples.map(({ block }) => block)

if (!three || !one) throw new Error('The examples of cards have changed.')

test('shows title, content and icon of a card (C-267, D-029)', () => {
  const [card = ''] = markupOf(three).match(/<li.*?<\/li>/s) ?? []
  expect(textOf(card)).toBe(
    'Nine services Or ninety thousand kilometres, whichever is sooner. Parts and labour in.',
  )
  expect(card).toMatch(/<svg[^>]*aria-hidden="true"/)
})

test('renders no icon for a card without one', () => {
  expect(markupOf(one)).not.toContain('<svg')
})
