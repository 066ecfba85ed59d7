import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPublishedPage } from '#features/site/pages/server.ts'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { tabbedFaq } from './block.ts'

const { markupOf } = await renderingOf(tabbedFaq)

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())

const firstShape = {
  title: 'Service',
  introText: ['When, and what for.'],
  faqData: [{ title: 'How often?', faqContent: 'Every 15 000 km.' }],
}
const secondShape = {
  title: 'Service',
  intro: 'When, and what for.',
  faqs: [{ title: 'How often?', body: 'Every 15 000 km.' }],
}

test('stores and shows a tab sent in either shape the same way (C-014)', async () => {
  const layout = [{ blockType: 'tabbedFaq', title: 'Help', tabs: [firstShape, secondShape] }]
  await cms.payload.create({
    collection: 'pages',
    data: { path: '/shapes', title: 'Shapes', _status: 'published', layout: layout as never },
  })
  const [block] = (await findPublishedPage('/shapes', 'en'))?.layout ?? []
  if (block?.blockType !== 'tabbedFaq') throw new Error('The section was not stored.')
  const [one, other] = block.tabs.map((tab) =>
    textOf(markupOf({ ...block, title: null, tabs: [tab] }).replace(/<script.*<\/script>/, '')),
  )
  expect(one).toBe('Service When, and what for. How often? Every 15 000 km.')
  expect(other).toBe(one)
  expect(Object.keys(block.tabs[1] ?? {})).toEqual(expect.not.arrayContaining(['intro', 'faqs']))
})

test('rejects a question without text, with an error at its field', async () => {
  const layout = [{ blockType: 'faq', questions: [{ question: '' }] }]
  const create = cms.payload.create({
    collection: 'pages',
    data: { path: '/nothing', title: 'Nothing', _status: 'published', layout: layout as never },
  })
  await expect(create).rejects.toMatchObject({
    data: { errors: [{ path: 'layout.0.questions.0.question' }] },
  })
})
