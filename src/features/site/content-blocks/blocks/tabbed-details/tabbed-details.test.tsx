import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { tabbedDetails } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(tabbedDetails)

const [full, people] = examples.map(({ block }) => block)

if (!full || !people) throw new Error('The examples of tabs with lists have changed.')

const panelsOf = (html: string) => html.split('role="tabpanel"').slice(1)
const tagOf = (panel: string) => panel.slice(0, panel.indexOf('>'))

test('opens the first tab and hides the others (C-155, V-277, V-279, V-280)', () => {
  const html = markupOf(full)
  const tabs = [...html.matchAll(/role="tab"[^>]*aria-selected="(true|false)"[^>]*>([^<]+)/g)]
  expect(tabs.map(([, selected, label]) => [label, selected])).toEqual([
    ['Cross bars', 'true'],
    ['Tray', 'false'],
  ])
  expect(panelsOf(html).map((panel) => /class="[^"]*hidden/.test(tagOf(panel)))).toEqual([false, true])
})

test('shows every panel with its label in print and without JavaScript', () => {
  const [bars = '', tray = ''] = panelsOf(markupOf(full)).map(tagOf)
  expect([bars, tray].map((tag) => /data-tab-label="([^"]+)"/.exec(tag)?.[1])).toEqual(['Cross bars', 'Tray'])
  expect(tray).toMatch(/hidden noscript:block print:block/)
})

test('shows the text, picture, lists and buttons of a tab in order (C-167)', () => {
  const [bars = ''] = panelsOf(markupOf(full))
  expect(textOf(`<div ${bars}`)).toMatch(
    /Two bars across the roof.*Pros Light One person fits them\. Quiet Cons Few points for straps See the vehicles See the Fortuner/,
  )
  expect(bars).toMatch(/<h3[^>]*>Pros<\/h3><ul/)
  expect(bars).toMatch(/alt="Three tyres from the front/)
})

test('shows people as headings below each other, and leaves out an empty list', () => {
  const [workshop = '', parts = ''] = panelsOf(markupOf(people))
  expect([...workshop.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual([
    'Thandiwe Mokoena',
    'Pieter van Wyngaardt-Labuschagne',
  ])
  expect(workshop).not.toContain('Nobody yet')
  expect(parts).toMatch(/<h2[^>]*>At the counter<\/h2>.*<h3[^>]*>Sipho Nkosi<\/h3>/)
})

test('leaves out a button whose page does not exist', () => {
  expect(markupOf(full, { site: { has: (path) => path === '/vehicles' } })).not.toContain('See the Fortuner')
})

test('renders nothing without tabs', () => {
  expect(markupOf({ ...full, tabs: [] })).toBe('')
})
