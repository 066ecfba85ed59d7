import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { tabbedTextWithImage } from './block.ts'
import { examples } from './examples.ts'

const { blockHtmlErrors, markupOf } = await renderingOf(tabbedTextWithImage)

const [standard, racing, long] = examples.map(({ block }) => block)

if (!standard || !racing || !long) throw new Error('The examples of texts in tabs have changed.')

const panelsOf = (html: string) => html.split(/(?=<div[^>]*role="tabpanel")/).slice(1)

test('shows one panel for each tab, of which only the first is visible (C-261)', () => {
  const html = markupOf(standard)
  expect(html.match(/role="tab"/g)).toHaveLength(3)
  expect(panelsOf(html).map((panel) => /^<div[^>]*class="pt-8 hidden/.test(panel))).toEqual([
    false,
    true,
    true,
  ])
})

test('shows logo, title, subtitle, text, picture with its alt text, and buttons of a slide (C-292)', () => {
  const [slide = '', film = ''] = panelsOf(markupOf(standard))
  expect(textOf(slide)).toBe(
    'Twelve days of sand. One bakkie, two people, and a road book. The navigator reads, the driver believes. At the end of the day both sleep in a tent. See the Hilux Back to the start',
  )
  expect(slide).toMatch(/<img[^>]*alt="Gold"/)
  expect(slide).toMatch(/<img[^>]*alt="A Hilux on the crest of a dune"/)
  expect(slide).toContain('href="/vehicles"')
  expect(film).toContain('<video')
})

test('plays no video while its switch is off, and shows the picture (C-292)', () => {
  const [, film] = standard.tabs
  if (!film) throw new Error('The examples of texts in tabs have changed.')
  const html = markupOf({ ...standard, tabs: [{ ...film, hasVideo: false }] })
  expect(html).not.toContain('<video')
  expect(html).toContain('in the Karoo')
})

test('has the racing style on a light page only when an editor chose it (C-283)', () => {
  const section = (html: string) => /^<section[^>]*>/.exec(html)?.[0]
  expect(section(markupOf(racing))).toContain('data-theme="racing"')
  expect(section(markupOf(standard))).not.toContain('data-theme')
  expect(section(markupOf(racing, { theme: 'racing' }))).not.toContain('data-theme')
})

test('is named by its title, or as topics without one', () => {
  expect(markupOf(long)).toContain('aria-label="Topics"')
  expect(markupOf(standard)).toContain('aria-label="How we race."')
})

test('is valid HTML', async () => {
  expect(await blockHtmlErrors(standard)).toEqual([])
})
