import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { noImageCards } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(noImageCards)

const [two, three] = examples.map(({ block }) => block)

if (!two || !three) throw new Error('The examples of cards have changed.')

test('shows heading, description and buttons of a card on its background (C-268)', () => {
  const [card = ''] = markupOf(two).match(/<li.*?<\/li>/s) ?? []
  expect(textOf(card)).toBe(
    'Instalments Seventy-two months at most, with or without a balloon at the end. Work out an instalment All vehicles',
  )
  expect(card).toContain('background-color:#102030')
  expect(card).toContain('on-dark')
  expect(card.match(/<a /g)).toHaveLength(2)
})

test('uses the default background for a card without one', () => {
  expect(markupOf(three)).not.toContain('background-color')
  expect(markupOf(three)).toContain('bg-surface')
})
