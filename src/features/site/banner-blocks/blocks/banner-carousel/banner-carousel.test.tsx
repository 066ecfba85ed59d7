import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { bannerCarousel } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(bannerCarousel)

const [three, slim] = examples

if (!three || !slim) throw new Error('The examples of banners have changed.')

test('shows the title, subtitle, description, button and picture of a banner (D-068)', () => {
  const html = markupOf(three.block)
  for (const words of [
    'Where the tar ends.',
    'The Fortuner carries seven past the last petrol station.',
    'Low range, a locking rear differential',
    'See the Fortuner',
  ])
    expect(textOf(html)).toContain(words)
  expect(html).toMatch(/<img src="\/art\/[^"]+"/)
  expect(html).toContain('href="/vehicles/fortuner"')
})

test('has a carousel of banners with its dialogs and without (C-257)', () => {
  const purchase = examples.find(({ block }) => block.id === 'banners-own-forms')
  if (!purchase) throw new Error('The examples of banners have changed.')
  expect(textOf(markupOf(purchase.block))).toContain('Yours by Friday Enquire Now Book A Test Drive')
})

test('has a pause button, bullets and arrows for two slim banners (D-024, D-025)', () => {
  const html = markupOf(slim.block)
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(2)
  expect(html.match(/data-bullet/g)).toHaveLength(2)
  expect(html).toMatch(/data-rotation[^>]*aria-label="Pause"|aria-label="Pause"[^>]*data-rotation/)
})

test('has the main heading of the page in its first banner only', () => {
  const html = markupOf(three.block, { isFirst: true })
  expect(html.match(/<h1/g)).toHaveLength(1)
})
