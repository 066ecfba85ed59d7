import { expect, test } from 'vitest'
import type { BlockOf } from '#features/site/blocks/index.ts'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { gallery } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(gallery)

const [fifty, sixty, carousel, single] = examples.map(({ block }) => block)

if (!fifty || !sixty || !carousel || !single) throw new Error('The examples of galleries have changed.')

/** The name and the percentages of each hotspot; at an edge it is moved on to the picture. */
const hotspotsIn = (html: string) =>
  [
    ...html.matchAll(
      /<button[^>]*aria-label="([^"]*)"[^>]*style="left:clamp\(0\.875rem, (\d+)%,[^;]*;top:clamp\(0\.875rem, (\d+)%,/g,
    ),
  ].map(([, name, left, top]) => [name, Number(left), Number(top)])

test('shows the pictures in order with their captions, below title and introduction (C-276)', () => {
  const html = markupOf(fifty)
  expect([...html.matchAll(/<img[^>]*alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
    'Hilux Double Cab in Emotional Red, in the dunes',
    'Land Cruiser 300 in Sand Metallic, in the Karoo',
  ])
  expect(textOf(html)).toMatch(/^Look closer\. Point at a plus to read what you see\./)
  expect(html).toMatch(/<figcaption[^>]*><span[^>]*>Stage four, south of Walvis Bay\.<\/span>/)
})

test('places each hotspot at its percentages of the picture, which is never cropped (C-019)', () => {
  const html = markupOf(fifty)
  expect(hotspotsIn(html)).toEqual([
    ['Matrix lamps', 12, 62],
    ['A load bed of two metres', 74, 58],
  ])
  expect(html).not.toContain('object-cover')
  // The same drawing at every width of the window: the positions are those of one framing.
  expect(html).not.toContain('<source')
})

test('gives each hotspot a tooltip with its heading and explanation (C-020)', () => {
  const html = markupOf(fifty)
  const [, id] = /aria-label="Matrix lamps" aria-describedby="([^"]+)"/.exec(html) ?? []
  const tooltip = html.slice(html.indexOf(`id="${id}"`)).split('</span></span>')[0]
  expect(tooltip).toContain('role="tooltip"')
  expect(textOf(`<b ${tooltip}`)).toBe(
    'Matrix lamps They dim around oncoming traffic and stay bright on the verge.',
  )
})

test('lists the explanations on paper and without scripts', () => {
  const html = markupOf(fifty)
  expect(html).toMatch(/<ul class="hidden [^"]*print:grid \[@media\(scripting:none\)\]:grid">/)
  expect(html).toContain('<li><strong>Matrix lamps</strong> They dim')
})

test('has two columns of equal width, or of 60 % and 40 % (C-021, C-022)', () => {
  expect(markupOf(fifty)).toMatch(/data-layout="fiftyFifty" class="[^"]*tablet:grid-cols-2/)
  expect(markupOf(sixty)).toMatch(
    /data-layout="sixtyForty" class="[^"]*tablet:grid-cols-\[minmax\(0,3fr\)_minmax\(0,2fr\)\]/,
  )
  expect(markupOf({ ...fifty, layout: null })).toBe(markupOf(fifty))
})

test('leaves out a missing picture, and shows no hotspot on a picture without any (C-024)', () => {
  const html = markupOf(sixty)
  expect(html.match(/<figure/g)).toHaveLength(3)
  const { pictures = [] } = sixty
  const bare = pictures?.map(({ hotspots: _, ...picture }) => picture)
  expect(hotspotsIn(markupOf({ ...sixty, pictures: bare ?? [] }))).toEqual([])
})

test('shows a slide for each picture, with a pause button, in a carousel (C-276, V-347)', () => {
  const html = markupOf(carousel)
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(4)
  expect(html).toContain('aria-label="Pause"')
  expect(html).toMatch(/aria-roledescription="carousel" aria-label="Pictures"/)
  const alone: BlockOf<'gallery'> = { ...carousel, pictures: (carousel.pictures ?? []).slice(0, 1) }
  expect(markupOf(alone)).not.toContain('aria-label="Pause"')
})

test('keeps the title when every picture is missing, and renders nothing without both', () => {
  expect(textOf(markupOf({ ...single, pictures: [] }))).toBe('Verantwoordelikheidsverklaring')
  expect(markupOf({ ...carousel, pictures: [] })).toBe('')
})
