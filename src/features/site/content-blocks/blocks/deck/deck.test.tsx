import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { deck } from './block.ts'
import { examples } from './examples.ts'

const { blockHtmlErrors, markupOf } = await renderingOf(deck)

const [five] = examples.map(({ block }) => block)

if (!five) throw new Error('The examples of rows of cards have changed.')

test('shows its cards in one row, in order, each with title, text, picture and link (C-265)', () => {
  const html = markupOf(five)
  const slides = html.split('aria-roledescription="slide"').slice(1)
  expect(slides.map((slide) => textOf(/<h3.*?<\/h3>/s.exec(slide)?.[0] ?? ''))).toEqual([
    'Sani Pass',
    'Chapman’s Peak',
    'Route 62',
    'The Wild Coast',
    'The dunes',
  ])
  for (const slide of slides) {
    expect(slide).toContain('<img')
    expect(slide).toContain('href="/vehicles"')
  }
  expect(textOf(html)).toMatch(/^Roads to drive once. Slowly, if you can. All vehicles/)
})

test('renders nothing without a card', () => {
  expect(markupOf({ ...five, cards: [] })).toBe('')
})

test('is valid HTML', async () => {
  expect(await blockHtmlErrors(five)).toEqual([])
})
