import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { textWithImage } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(textWithImage)

const [left, right, gone] = examples.map(({ block }) => block)

if (!left || !right || !gone) throw new Error('The examples of texts with pictures have changed.')

test('shows text and picture, with the title and the button (C-259)', () => {
  const html = markupOf(left)
  expect(textOf(html)).toBe(
    'Sees more than the road. Matrix lamps dim around oncoming traffic and stay bright on the verge, where the kudu are. See the range',
  )
  expect(html).toContain('alt="Land Cruiser 300 in Attitude Black, in the bushveld"')
})

test('places the picture on the chosen side, left by default', () => {
  expect(markupOf(right)).toContain('laptop:col-start-2')
  expect(markupOf(left)).not.toContain('laptop:col-start-2')
  expect(markupOf({ ...left, side: null })).toBe(markupOf(left))
})

test('shows only the text when the colour of the picture is missing', () => {
  const html = markupOf(gone)
  expect(html).not.toContain('<img')
  expect(textOf(html)).toContain('find it on the plate')
})

test('shows a helmet or a poster whole, in an upright half', () => {
  const helmet = markupOf({ ...left, picture: { source: 'helmet', helmet: 'arrow', number: '12' } })
  expect(helmet).toContain('aspect-[21/25]')
  const poster = { ...left.picture, source: 'poster', posterTitle: 'Two races' } as const
  expect(markupOf({ ...left, picture: poster })).toContain('aspect-[3/4]')
})
