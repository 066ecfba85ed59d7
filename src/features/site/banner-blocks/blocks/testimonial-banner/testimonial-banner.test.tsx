import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { testimonialBanner } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(testimonialBanner)

const [full, helmet, bare] = examples.map(({ block }) => block)

if (!full || !helmet || !bare) throw new Error('The examples of testimonials have changed.')

test('shows the quote in quotation marks, with name, role and picture (C-258)', () => {
  const html = markupOf(full)
  expect(textOf(html)).toBe(
    '“Twelve years, one clutch, and it still starts before I have closed the door.” Naledi Khumalo Delivers bread in Kroonstad All vehicles',
  )
  expect(html).toContain('alt="Hilux Single Cab in Arctic White, in the Karoo"')
})

test('marks the speaker as the caption of the quote', () => {
  expect(markupOf(full)).toMatch(
    /<figure><blockquote.*<\/blockquote><figcaption[^>]*>.*Naledi Khumalo.*<\/figcaption><\/figure>/,
  )
})

test('shows a helmet upright, and a quote without a picture across the columns', () => {
  expect(markupOf(helmet)).toContain('aspect-[21/25]')
  expect(markupOf(bare)).not.toContain('<img')
  expect(markupOf(bare)).not.toContain('grid-cols-12')
})

test('leaves out a button that leads nowhere, and renders nothing without a quote', () => {
  const gone = { label: 'Nowhere', look: 'text', link: { kind: 'address', address: '/gone' } } as const
  expect(textOf(markupOf({ ...bare, buttons: [gone] }))).not.toContain('Nowhere')
  expect(markupOf({ ...bare, quote: '' })).toBe('')
})
