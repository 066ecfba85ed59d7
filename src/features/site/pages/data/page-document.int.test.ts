import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { publishPage } from '../seed/publish-page.ts'
import { findPublishedPage } from './page-document.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
  for (const code of ['040', '1G3', '3T7']) {
    await cms.payload.create({
      collection: 'colours',
      data: { code, paintCode: code, title: code, hex: '#f1f2f0', finish: 'solid' },
    })
  }
})
afterAll(async () => cms.close())

const picture = (colour: string) => ({ source: 'illustration', vehicle: 'fortuner', colour, scene: 'karoo' })
const button = (page: string) => [{ label: 'More', look: 'primary', link: { kind: 'page', page } }]

const kinds = [
  { blockType: 'heroBanner', title: 'Banner', picture: picture('040'), buttons: button('/linked-1') },
  {
    blockType: 'textWithImage',
    title: 'Side',
    content: 'Words.',
    picture: picture('1G3'),
    buttons: button('/linked-2'),
  },
  { blockType: 'text', title: 'Text', content: 'A [link](/linked-3).', buttons: button('/linked-3') },
  {
    blockType: 'benefitCards',
    title: 'Cards',
    columns: '2',
    cards: ['3T7', '040'].map((colour) => ({
      title: 'Card',
      content: 'Words.',
      image: picture(colour),
      button: { label: 'Go', link: { kind: 'page', page: '/linked-1' } },
    })),
  },
  { blockType: 'relatedVehicles' },
]

test('reads a page of 30 blocks with at most 12 queries', async () => {
  for (const path of ['/linked-1', '/linked-2', '/linked-3'])
    await publishPage(cms.payload, { path, title: path, layout: [] })
  const layout = Array.from({ length: 30 }, (_, index) => kinds[index % kinds.length])
  await publishPage(cms.payload, { path: '/long', title: 'Long', layout: layout as never })

  const queries = vi.spyOn(pg.Client.prototype, 'query')
  const page = await findPublishedPage('/long', 'en')
  const count = queries.mock.calls.length
  queries.mockRestore()

  expect(page?.layout).toHaveLength(30)
  const [banner] = page?.layout ?? []
  expect(banner).toMatchObject({
    picture: { colour: { title: '040' } },
    buttons: [{ link: { page: { path: '/linked-1' } } }],
  })
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(12)
  process.stdout.write(`a page of 30 blocks: ${count} queries\n`)
})
