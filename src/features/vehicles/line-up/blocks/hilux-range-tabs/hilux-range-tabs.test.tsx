import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { hiluxRangeTabs } from './block.ts'
import { examples } from './examples.ts'

const { blockHtmlErrors, markupOf } = await renderingOf(hiluxRangeTabs)

const [cabs, second, bare] = examples.map(({ block }) => block)

if (!cabs || !second || !bare) throw new Error('The examples of Hilux models have changed.')

const openTab = (html: string) =>
  textOf(/<button[^>]*aria-selected="true".*?<\/button>/s.exec(html)?.[0] ?? '')
const panelsOf = (html: string) => html.split(/(?=<div[^>]*role="tabpanel")/).slice(1)

test('shows a tab for each cab, with its models (C-263)', () => {
  const html = markupOf(cabs)
  expect(html.match(/role="tab"/g)).toHaveLength(2)
  const [single = '', xtra = ''] = panelsOf(html)
  expect(textOf(single)).toBe('Hilux Single Cab Two seats and the longest load bed.')
  expect(textOf(xtra)).toContain('Hilux Xtra Cab')
})

test('shows name, pictures and buttons of a model, and its name leads to its page (C-293)', () => {
  const [, xtra = ''] = panelsOf(markupOf(cabs))
  expect(xtra).toMatch(/<a[^>]*href="\/vehicles\/fortuner"[^>]*>Hilux Xtra Cab<\/a>/)
  expect(xtra.match(/<img/g)).toHaveLength(3)
  expect(xtra).toMatch(/<a[^>]*href="\/vehicles"[^>]*>All vehicles<\/a>/)
  expect(markupOf(bare)).toMatch(/<h2[^>]*>Hilux Double Cab<\/h2>/)
})

test('opens the tab of the model whose page it is on, and the first elsewhere (C-294)', () => {
  expect(openTab(markupOf(cabs, { path: '/vehicles/fortuner' }))).toBe('Xtra Cab')
  expect(openTab(markupOf(cabs, { path: '/vehicles/hilux-range' }))).toBe('Single Cab')
})

test.each([
  ['en', 'Watch Hilux Video'],
  ['af', 'Kyk Hilux Video'],
  ['zu', 'Buka Ividiyo Ye-Hilux'],
] as const)('labels the button of the film in %s as %s (C-353 to C-355)', (language, label) => {
  expect(textOf(markupOf(cabs, { language }))).toContain(label)
  const link = /<a[^>]*href="https:\/\/youtube.example.co.za\/watch".*?<\/a>/s.exec(
    markupOf(bare, { language }),
  )
  expect(textOf(link?.[0] ?? '')).toContain(label)
})

test('has no button for a film while its switch is off', () => {
  expect(textOf(markupOf({ ...cabs, hasVideo: false }))).not.toContain('Watch')
})

test('has the racing style when an editor chose it (C-264)', () => {
  expect(markupOf(second)).toMatch(/^<section[^>]*data-theme="racing"/)
  expect(markupOf(cabs)).not.toContain('data-theme')
})

test('is valid HTML', async () => {
  expect(await blockHtmlErrors(cabs)).toEqual([])
})
