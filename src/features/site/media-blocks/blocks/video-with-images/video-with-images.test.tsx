import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { videoWithImages } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(videoWithImages)

const [two, four, gone] = examples.map(({ block }) => block)

if (!two || !four || !gone) throw new Error('The examples of videos with pictures have changed.')

/** Alternative texts of the pictures beside the video, whose own picture has none. */
const pictureAlts = (html: string) =>
  [...html.matchAll(/<img[^>]*alt="([^"]*)"/g)].map(([, alt]) => alt).filter((alt) => alt !== '')

test('shows the video before its pictures, in their order, below title and text (C-260)', () => {
  const html = markupOf(two)
  expect(textOf(html)).toContain('From the Karoo to the sea A day, a tank and a bakkie, over three passes.')
  expect(html).toContain('<video')
  expect(pictureAlts(html)).toEqual([
    'Hilux Double Cab in Inferno Orange, below the Drakensberg',
    'Hilux Double Cab in Inferno Orange, on the Garden Route',
  ])
  expect(html.indexOf('<video')).toBeLessThan(html.indexOf('below the Drakensberg'))
})

test('stands side by side on wide windows only, the video on the chosen side (C-260)', () => {
  expect(markupOf(two)).toContain('grid-cols-1 gap-gutter laptop:grid-cols-12')
  expect(markupOf(two)).not.toContain('laptop:order-2')
  expect(markupOf(four)).toContain('laptop:order-2')
})

test('shows four pictures beside a link to a video on another site', () => {
  const html = markupOf(four)
  expect(html).toContain('href="https://video.example.co.za/behind-the-wheel"')
  expect(pictureAlts(html)).toHaveLength(4)
})

test('shows the pictures across the page when the video is missing, and nothing without both', () => {
  const html = markupOf(gone)
  expect(html).not.toContain('<video')
  expect(pictureAlts(html)).toHaveLength(1)
  expect(html).toContain('laptop:col-span-12')
  expect(markupOf({ ...gone, pictures: [] })).toBe('')
})
