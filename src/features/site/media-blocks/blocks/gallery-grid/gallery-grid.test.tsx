import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { galleryGrid } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(galleryGrid)

const [six, upright] = examples.map(({ block }) => block)

if (!six || !upright) throw new Error('The examples of gallery grids have changed.')

const tilesIn = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)" aria-label="([^"]*)" data-picture="(\d+)"/g)].map(
    ([, href, label, index]) => ({ href, label, index }),
  )

test('shows a tile for each of six pictures, below the title and introduction (C-023)', () => {
  const html = markupOf(six)
  expect(html.match(/<figure/g)).toHaveLength(6)
  expect(textOf(html)).toMatch(/^A week with seven seats Press a picture to see it large\./)
  expect(textOf(html)).toContain('Day 1')
})

test('links each tile to its picture, so that it opens without scripts (C-023)', () => {
  const tiles = tilesIn(markupOf(six))
  expect(tiles.map(({ index }) => index)).toEqual(['0', '1', '2', '3', '4', '5'])
  for (const { href } of tiles) expect(href).toMatch(/^\/art\/.*\/1600\.webp$/)
  expect(new Set(tiles.map(({ href }) => href)).size).toBe(6)
})

test('names a tile by its caption, or by the description of its picture', () => {
  const [first, , third] = tilesIn(markupOf(six))
  expect(first?.label).toBe('Enlarge the picture: Day 1')
  expect(third?.label).toBe('Enlarge the picture: Fortuner in Oxide Bronze, below the Drakensberg')
  const [inAfrikaans] = tilesIn(markupOf(six, { language: 'af' }))
  expect(inAfrikaans?.label).toBe('Vergroot die prent: Day 1')
})

test('shows the hotspots of a picture beside its link, not inside (C-277)', () => {
  const html = markupOf(six)
  expect(html.match(/aria-label="Matrix lamps"/g)).toHaveLength(3)
  expect(html).toMatch(/style="left:clamp\(0\.875rem, 15%,[^"]*;top:clamp\(0\.875rem, 60%,/)
  for (const [link] of html.matchAll(/<a [^>]*data-picture.*?<\/a>/g)) expect(link).not.toContain('<button')
})

test('shows an upright picture whole in a tile of the same shape as the others', () => {
  const html = markupOf(upright)
  expect(html.match(/aspect-ratio:1\.5/g)).toHaveLength(2)
  // 21:25 is 0.84 wide for each height, in a tile of 1.5.
  expect(html).toMatch(/aspect-ratio:1\.5"><div class="relative" style="width:56%"/)
})

test('renders nothing without pictures', () => {
  expect(markupOf({ ...six, pictures: [] })).toBe('')
})
