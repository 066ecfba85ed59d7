import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkedPaths } from '#features/site/links/index.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { findPublishedPage } from '../server.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ content: true })
})
afterAll(() => cms.close())

test('stores a PDF behind both buttons of each type of tyre (C-168)', async () => {
  const page = await findPublishedPage('/owners/tyres/choose-your-tyre-type', 'en')
  const files = (page?.layout ?? []).flatMap((block) =>
    block.blockType === 'tabbedDetails'
      ? (block.tabs ?? []).map(({ buttons }) => (buttons ?? []).map(({ link }) => link?.file))
      : [],
  )
  expect(files).toEqual(
    ['4x4-and-suv', 'passenger', 'commercial'].map((type) =>
      ['spekboom', 'bergwind'].map((maker) =>
        expect.objectContaining({
          filename: expect.stringMatching(new RegExp(`^${maker}-${type}-tyres-[0-9a-f]{10}\\.pdf$`)),
          mimeType: 'application/pdf',
        }),
      ),
    ),
  )
})

test('links every tyre page from the page for owners (C-169)', async () => {
  const owners = await findPublishedPage('/owners', 'en')
  const linked = (owners?.layout ?? []).flatMap((block) => linkedPaths(block))
  expect(linked).toEqual(
    expect.arrayContaining([
      '/owners/tyres',
      '/owners/tyres/wheel-alignment',
      '/owners/tyres/tyre-index-and-speed-rating',
      '/owners/tyres/choose-your-tyre-type',
    ]),
  )
})
