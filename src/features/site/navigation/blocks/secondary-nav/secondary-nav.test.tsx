import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { secondaryNav } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(secondaryNav)

const [full, plain, withNewsletter, side] = examples.map(({ block }) => block)

const site = { has: (path: string) => path !== '/gone' }

if (!full || !plain || !withNewsletter || !side) throw new Error('The examples of second menus have changed.')

test('renders a bar of labels, named after its subject (C-270, V-182)', () => {
  const html = markupOf(full, { site })
  expect(html).toMatch(/^<nav aria-label="Hilux" class="section-bar sticky/)
  for (const label of ['Models', 'Owners', 'Home', 'Brochure', 'Shop Online']) expect(html).toContain(label)
})

test('makes a label without link the button of its drop-down, and adds one beside a linked label (V-183)', () => {
  const html = markupOf(full, { site })
  expect(html).toMatch(/<button type="button" aria-expanded="false"[^>]*>Owners/)
  expect(html).toMatch(
    /href="\/vehicles"[^>]*>Models<\/a><button type="button" aria-expanded="false"[^>]* aria-label="Models"/,
  )
  expect(html).toMatch(/<ul [^>]*data-panel="true" hidden=""/)
})

test('links the button to its address, in a new tab (V-187, V-189)', () => {
  expect(markupOf(full, { site })).toMatch(
    /<a href="https:\/\/shop\.example\.co\.za"[^>]* target="_blank"[^>]*>Shop Online/,
  )
})

test('shows Subscribe as a button for a dialog, only in a bar that enables it (V-188)', () => {
  expect(markupOf(withNewsletter, { site })).toMatch(
    /<button type="button"[^>]* aria-haspopup="dialog"[^>]*>Subscribe</,
  )
  expect(markupOf(withNewsletter, { site, language: 'af' })).toMatch(/aria-haspopup="dialog"[^>]*>Teken in</)
  for (const without of [full, { ...withNewsletter, layout: 'side' as const }])
    expect(markupOf(without, { site })).not.toContain('Subscribe')
})

test('shows a label that leads nowhere as plain text (V-195)', () => {
  expect(markupOf(full, { site })).toMatch(/<span[^>]*>Brochure<\/span>/)
})

test('shows only links at the side (C-340)', () => {
  const html = markupOf(side, { site })
  expect(html.match(/<nav /g)).toHaveLength(2)
  expect(textOf(html.slice(html.lastIndexOf('<nav')))).toBe('Vehicles Hilux Home')
})

test('renders nothing without an item that leads anywhere', () => {
  const gone = { label: 'Gone', link: { kind: 'address', address: '/gone' } } as const
  expect(markupOf({ ...plain, items: [gone] }, { site })).toBe('')
})
