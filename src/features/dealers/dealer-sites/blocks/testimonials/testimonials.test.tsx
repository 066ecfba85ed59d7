import { expect, test } from 'vitest'
import { bold, paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'
import { htmlOf, textOf } from '../../block.test-support.tsx'
import { examples } from './examples.ts'
import { Testimonials } from './testimonials.tsx'

const [ofDealer, own, none, failed] = examples
const ready = { ...ofDealer.live, data: [...ofDealer.live.data] }

test('shows each testimonial as a slide with stars, formatted text, name and vehicle (D-026, D-027)', async () => {
  const html = await htmlOf(Testimonials, ofDealer.block, ready)
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(2)
  const stars = [...html.matchAll(/aria-label="(\d) of 5 stars".*?<\/span>/gs)].map(([markup, rating]) => [
    Number(rating),
    (markup.match(/data-filled="1"/g) ?? []).length,
  ])
  expect(stars).toEqual([
    [5, 5],
    [3, 3],
  ])
  expect(html).toContain('<strong>not</strong>')
  expect(textOf(html)).toContain('Lerato Mokoena , Hilux Double Cab')
})

test('shows formatted text, and a script in it as text (D-028)', async () => {
  const [first] = ofDealer.live.data
  if (!first) throw new Error('The example has no testimonial.')
  const script = '<script>alert(1)</script>'
  const text = richTextContent(paragraph('They were ', bold('kind'), script))
  const attack = { ...first, text, fullName: script }
  const html = await htmlOf(Testimonials, ofDealer.block, { state: 'ready', data: [attack] })
  expect(html).not.toContain('<script>alert')
  expect(html).toContain(`<strong>kind</strong>`)
  expect(html.match(/&lt;script&gt;alert/g)).toHaveLength(2)
})

test('prefers the testimonials of the section, for pages that are not a dealer’s', async () => {
  const block = { ...own.block, testimonials: [...own.block.testimonials] }
  expect(textOf(await htmlOf(Testimonials, block, { state: 'empty' }))).toContain('Aisha Khan')
})

test('shows the text for nothing to show, or nothing at all', async () => {
  expect(textOf(await htmlOf(Testimonials, none.block, { state: 'empty' }))).toContain(
    'Be the first to tell us.',
  )
  expect(await htmlOf(Testimonials, ofDealer.block, { state: 'empty' })).toBe('')
})

test('says that the content could not be loaded, and offers a retry (G-3)', async () => {
  const html = await htmlOf(Testimonials, failed.block, { state: 'failed' })
  expect(textOf(html)).toContain('This part of the page could not be loaded.')
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Try again/)
})
