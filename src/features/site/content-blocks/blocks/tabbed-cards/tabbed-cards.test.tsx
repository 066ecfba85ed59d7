import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { tabbedCards } from './block.ts'
import { examples } from './examples.ts'

const { blockHtmlErrors, markupOf } = await renderingOf(tabbedCards)

const [standard, racing] = examples.map(({ block }) => block)

if (!standard || !racing) throw new Error('The examples of cards in tabs have changed.')

const panelsOf = (html: string) => html.split(/(?=<div[^>]*role="tabpanel")/).slice(1)

test('shows the cards of each tab in two columns, with only the first tab visible (C-262)', () => {
  const [work = '', weekend = ''] = panelsOf(markupOf(standard))
  expect(work).toMatch(/<ul class="[^"]*tablet:grid-cols-2/)
  expect(work.match(/<li/g)).toHaveLength(2)
  expect(textOf(work)).toContain('The load A tonne on the back')
  expect(work).toContain('href="/vehicles"')
  expect(weekend).toMatch(/^<div[^>]*hidden/)
  expect(textOf(weekend)).toContain('Sand Let the tyres down')
})

test('has the racing style when an editor chose it (C-283)', () => {
  expect(markupOf(racing)).toMatch(/^<section[^>]*data-theme="racing"/)
  expect(markupOf(standard)).not.toContain('data-theme')
})

test('renders nothing without a tab', () => {
  expect(markupOf({ ...standard, tabs: [] })).toBe('')
})

test('is valid HTML', async () => {
  expect(await blockHtmlErrors(standard)).toEqual([])
})
