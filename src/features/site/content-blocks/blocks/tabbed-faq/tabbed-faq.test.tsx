import { expect, test } from 'vitest'
import type { BlockOf } from '#features/site/blocks/index.ts'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { tabbedFaq } from './block.ts'
import { examples } from './examples.ts'
import { normaliseTabs } from './normalise-tabs.ts'

const { markupOf } = await renderingOf(tabbedFaq)

const [topics] = examples.map(({ block }) => block)

if (!topics) throw new Error('The examples of questions in tabs have changed.')

const panelsOf = (html: string) => html.split('role="tabpanel"').slice(1)

test('shows the questions of each tab, with only the first tab selected (C-008, C-295)', () => {
  const html = markupOf(topics)
  expect(html.match(/role="tab"/g)).toHaveLength(3)
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
  const panels = panelsOf(html)
  expect(panels.map((panel) => panel.slice(0, panel.indexOf('>')).includes('hidden'))).toEqual([
    false,
    true,
    true,
  ])
  expect(textOf(panels[0] ?? '')).toContain('Can I drive it before I decide?')
  expect(textOf(panels[1] ?? '')).toContain('How long does the battery last?')
})

test('renders each entry of an introduction as a paragraph (C-012)', () => {
  const [buying = ''] = panelsOf(markupOf(topics))
  expect(buying).toMatch(/<p>From the first drive[^<]*<\/p><p>Prices are recommended[^<]*<\/p>/)
})

test('upper-cases acronyms in tab labels (C-017)', () => {
  expect(textOf(markupOf(topics))).toMatch(/Buying Hybrid and EV CSR and community/)
})

const firstShape = {
  id: 'a',
  title: 'Service',
  introText: ['When, and what for.'],
  faqData: [{ id: 'q', title: 'How often?', faqContent: 'Every 15 000 km.' }],
}
const secondShape = {
  id: 'b',
  title: 'Service',
  intro: 'When, and what for.',
  faqs: [{ title: 'How often?', body: 'Every 15 000 km.' }],
}

test('shows the same title, introduction and questions for a tab in either shape (C-014)', () => {
  const rendered = [firstShape, secondShape].map((tab) => {
    const tabs = normaliseTabs([tab]) as BlockOf<'tabbedFaq'>['tabs']
    return textOf(markupOf({ blockType: 'tabbedFaq', tabs }).replace(/<script.*<\/script>/, ''))
  })
  expect(rendered[0]).toBe('Service When, and what for. How often? Every 15 000 km.')
  expect(rendered[1]).toBe(rendered[0])
})

test('reads tables with the field names of the specification (C-011, C-014)', () => {
  const tableRows = [
    { heading: 'Starlet', colOneData: '4', colTwoData: '60 000 km', colThreeData: '4 years' },
  ]
  const item = { title: 'Plans', contentType: 'table', tableTitle: 'Service plans', tableData: { tableRows } }
  expect(normaliseTabs([{ title: 'Service', faqData: [item] }])).toEqual([
    {
      title: 'Service',
      introduction: [],
      questions: [
        expect.objectContaining({
          question: 'Plans',
          kind: 'table',
          tableTitle: 'Service plans',
          tableRows: [{ heading: 'Starlet', first: '4', second: '60 000 km', third: '4 years' }],
        }),
      ],
    },
  ])
})

test('leaves stored tabs and malformed values unchanged', () => {
  expect(normaliseTabs(topics.tabs)).toEqual(topics.tabs)
  expect(normaliseTabs(undefined)).toBeUndefined()
  expect(normaliseTabs(['?', null])).toEqual(['?', null])
})
