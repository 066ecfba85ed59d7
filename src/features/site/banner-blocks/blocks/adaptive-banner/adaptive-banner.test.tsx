import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { adaptiveBanner } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(adaptiveBanner)

const [two, one, none] = examples.map(({ block }) => block)

if (!two || !one || !none) throw new Error('The examples of adaptive banners have changed.')

test('shows title, text and button, with another picture below 768 px (C-252)', () => {
  const html = markupOf(two)
  expect(textOf(html)).toBe(
    'Wide for the road, upright for the pocket. The picture you see depends on the window you look through. All vehicles',
  )
  const [, narrow] = /<source media="\(max-width: 47\.99rem\)"[^>]*srcSet="([^"]*)"/.exec(html) ?? []
  expect(narrow).toContain('/helmet/')
  expect(html).toMatch(/<img src="\/art\/[^"]*\/scene\/drakensberg\/wide\//)
})

test('places the text by the width of the window: on the picture, and above or below on phones (C-252)', () => {
  const right = markupOf(one)
  expect(right).toContain('tablet:ml-auto')
  expect(right).toContain('order-last')
  const left = markupOf({ ...one, textPlace: null, phoneTextPlace: null })
  expect(left).not.toContain('tablet:ml-auto')
  expect(left).not.toContain('order-last')
})

test('loads the picture of an opening banner eagerly', () => {
  expect(markupOf(one, { isFirst: true })).toContain('loading="eager"')
  expect(markupOf(one)).toContain('loading="lazy"')
})

test('shows the picture of phones everywhere when the other is missing, and the text without both', () => {
  const phoneOnly = { ...none, phonePicture: two.phonePicture }
  expect(markupOf(phoneOnly)).toMatch(/<img src="[^"]*\/helmet\//)
  expect(markupOf(none)).not.toContain('<img')
  expect(textOf(markupOf(none))).toContain('How we answer for what we build')
})
