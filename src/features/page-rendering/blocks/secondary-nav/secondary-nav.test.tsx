import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../block.test-support.tsx'
import { examples } from './examples.ts'

const [full, plain, withNewsletter, side] = examples.map(({ block }) => block)

const site = { has: (path: string) => path !== '/gone' }

if (!full || !plain || !withNewsletter || !side) throw new Error('The examples of second menus have changed.')

test('C-270 V-182: a bar of labels named after what it is about', () => {
  const html = markupOf(full, { site })
  expect(html).toMatch(/^<nav aria-label="Hilux" class="section-bar sticky/)
  for (const label of ['Models', 'Owners', 'Home', 'Brochure', 'Shop Online']) expect(html).toContain(label)
})

test('V-183: a label that is no link opens its drop-down; one that is has a button beside it', () => {
  const html = markupOf(full, { site })
  expect(html).toMatch(/<button type="button" aria-expanded="false"[^>]*>Owners/)
  expect(html).toMatch(
    /href="\/vehicles"[^>]*>Models<\/a><button type="button" aria-expanded="false"[^>]* aria-label="Models"/,
  )
  expect(html).toMatch(/<ul [^>]*data-panel="true" hidden=""/)
})

test('V-187 V-189: the button leads where it was told to, in a new tab', () => {
  expect(markupOf(full, { site })).toMatch(
    /<a href="https:\/\/shop\.example\.co\.za"[^>]* target="_blank"[^>]*>Shop Online/,
  )
})

test('V-188: Subscribe stands in a bar that is to have it, and says that a dialog opens', () => {
  expect(markupOf(withNewsletter, { site })).toMatch(
    /<button type="button"[^>]* aria-haspopup="dialog"[^>]*>Subscribe</,
  )
  expect(markupOf(withNewsletter, { site, language: 'af' })).toMatch(/aria-haspopup="dialog"[^>]*>Teken in</)
  for (const without of [full, { ...withNewsletter, layout: 'side' as const }])
    expect(markupOf(without, { site })).not.toContain('Subscribe')
})

test('V-195: a label that leads nowhere is plain text', () => {
  expect(markupOf(full, { site })).toMatch(/<span[^>]*>Brochure<\/span>/)
})

test('C-340: at the side there are links alone, each with its name', () => {
  const html = markupOf(side, { site })
  expect(html.match(/<nav /g)).toHaveLength(2)
  expect(textOf(html.slice(html.lastIndexOf('<nav')))).toBe('Vehicles Hilux Home')
})

test('without an item that leads anywhere there is no menu', () => {
  const gone = { label: 'Gone', link: { kind: 'address', address: '/gone' } } as const
  expect(markupOf({ ...plain, items: [gone] }, { site })).toBe('')
})
