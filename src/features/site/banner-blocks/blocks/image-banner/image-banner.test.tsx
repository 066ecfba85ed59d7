import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { imageBanner } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(imageBanner)

const [large, slim, alone, gone] = examples.map(({ block }) => block)

if (!large || !slim || !alone || !gone) throw new Error('The examples of picture banners have changed.')

test('shows its picture from edge to edge, with a title that is the link (C-300)', () => {
  const html = markupOf(large)
  expect(html).toMatch(/<img [^>]*alt="Fortuner in Oxide Bronze, below the Drakensberg"/)
  expect(html).toMatch(/<h2[^>]*><a [^>]*href="\/vehicles\/fortuner"[^>]*>See the Fortuner/)
  expect(html).not.toMatch(/class="frame[^"]*"><picture/)
})

test('links the picture itself without a title, named by its description (C-300)', () => {
  expect(markupOf(slim)).toMatch(/<a [^>]*href="\/vehicles".*alt="Every vehicle of the line-up"/)
  const bare = { ...slim, link: { kind: 'address', address: '/gone' } } as const
  expect(markupOf(bare)).not.toContain('<a ')
})

test('shows another picture on phones, and is lower when slim', () => {
  expect(markupOf(slim)).toMatch(/<source media="\(max-width: 47\.99rem\)"[^>]*helmet/)
  expect(markupOf({ ...slim, height: 'large' })).not.toBe(markupOf(slim))
})

test('keeps the title when the picture is missing, and renders nothing without both', () => {
  expect(textOf(markupOf(gone))).toBe('Verantwoordelikheidsverklaring en internasionalisering')
  expect(markupOf({ ...alone, picture: gone.picture })).toBe('')
})
