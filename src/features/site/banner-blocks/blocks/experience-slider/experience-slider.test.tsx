import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { experienceSlider } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(experienceSlider)

const [three, one] = examples.map(({ block }) => block)

if (!three || !one) throw new Error('The examples of experience sliders have changed.')

/** The HTML of each slide. */
const slidesIn = (html: string) => html.split('aria-roledescription="slide"').slice(1)

test('shows a picture, a title, a text and a button in each slide (C-286)', () => {
  const [walk = '', drive = '', home = ''] = slidesIn(markupOf(three))
  expect(walk).toMatch(/<h3[^>]*>Walk the circuit<\/h3>/)
  expect(walk).toContain('you walk every corner with an instructor')
  expect(walk).toMatch(/<img [^>]*src="\/art\/[^"]+\/circuit\/kyalami\//)
  expect(walk).toMatch(/<a [^>]*href="\/vehicles"[^>]*>All vehicles/)
  expect(drive).not.toContain('Nowhere')
  expect(home).toContain('And drive home slowly')
})

test('moves by arrows and bullets, and never by itself (C-286)', () => {
  const html = markupOf(three)
  expect(html.match(/data-bullet/g)).toHaveLength(3)
  expect(html).toContain('aria-label="Next"')
  expect(html).not.toContain('data-rotation')
  expect(markupOf(one)).not.toContain('data-bullet')
})

test('has the racing theme on every page (C-286)', () => {
  expect(markupOf(three)).toMatch(/^<div data-theme="racing">/)
  expect(markupOf(three, { theme: 'racing' })).not.toContain('data-theme')
})

test('has level 2 headings and a name for screen readers without a title', () => {
  const html = markupOf(one)
  expect(html).toMatch(/<h2[^>]*>Elektronieseonstuimigheidsbeheerstelsel/)
  expect(html).toMatch(/<section aria-roledescription="carousel" aria-label="Experience"/)
})

test('renders nothing without slides', () => {
  expect(markupOf({ ...three, slides: [] })).toBe('')
  expect(textOf(markupOf({ ...three, slides: null }))).toBe('')
})
