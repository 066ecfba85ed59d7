import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { bannerCarousel } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(bannerCarousel)

const exampleOf = (id: string) => {
  const example = examples.find(({ block }) => block.id === id)
  if (!example) throw new Error('The examples of banners have changed.')
  return example
}

function markupOn(path: string, id: string, theme: 'light' | 'racing' = 'light'): string {
  const { block, live } = exampleOf(id)
  return markupOf(block, { path, theme }, live)
}

/** The labels and targets of the breadcrumbs of each slide. */
const breadcrumbsIn = (html: string) =>
  [...html.matchAll(/<nav aria-label="[^"]+"><ol[^>]*>(.*?)<\/ol>/g)].map(([, list = '']) =>
    [...list.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) => [
      textOf(item),
      /href="([^"]+)"/.exec(item)?.[1] ?? null,
    ]),
  )

test('gives each slide breadcrumbs made from its subtitle, which link to pages that exist (C-051)', () => {
  expect(breadcrumbsIn(markupOn('/gr/motorsport', 'banners-racing'))).toEqual([
    [
      ['Motorsport', '/gr/motorsport'],
      ['GR Cup', '/gr/motorsport/gr-cup'],
    ],
    [
      ['Motorsport', '/gr/motorsport'],
      ['Dakar', null],
    ],
  ])
})

test('ends the breadcrumbs at the current page without a link (C-051)', () => {
  const [cup] = breadcrumbsIn(markupOn('/gr/motorsport/gr-cup', 'banners-racing'))
  expect(cup?.at(-1)).toEqual(['GR Cup', null])
})

test('shows two racing banners with arrows, bullets and a pause button, in their own theme (C-285)', () => {
  const html = markupOn('/', 'banners-racing')
  expect(html).toMatch(/^<div data-theme="racing">/)
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(2)
  expect(html.match(/data-bullet/g)).toHaveLength(2)
  for (const name of ['Previous', 'Next', 'Pause']) expect(html).toContain(`aria-label="${name}"`)
})

test('shows one racing banner without arrows and bullets (C-284)', () => {
  const html = markupOn('/', 'banners-racing-one')
  expect(html).toMatch(/^<div data-theme="racing">/)
  expect(textOf(html)).toBe('Faster after dark All vehicles')
  for (const part of ['data-bullet', 'aria-label="Next"', 'data-rotation']) expect(html).not.toContain(part)
})

test('adds no theme of its own on a racing page', () => {
  expect(markupOn('/gr', 'banners-racing-one', 'racing')).not.toContain('data-theme')
})
