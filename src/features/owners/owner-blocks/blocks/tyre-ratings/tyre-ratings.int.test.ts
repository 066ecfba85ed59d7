import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())

const create = (path: string, loadInKG: number) =>
  cms.payload.create({
    collection: 'pages',
    data: {
      path,
      title: path,
      _status: 'published',
      layout: [
        {
          blockType: 'tyreRatings',
          loadTables: [
            {
              caption: 'Load index 103 to 105',
              rows: [
                { loadIndex: 103, loadInKG: 875 },
                { loadIndex: 104, loadInKG },
                { loadIndex: 105, loadInKG: 925 },
              ],
            },
          ],
        },
      ],
    },
  })

test('saves rising loads, and rejects 600 kg at load index 104, naming the row (C-160)', async () => {
  await expect(create('/right', 900)).resolves.toMatchObject({ path: '/right' })
  await expect(create('/wrong', 600)).rejects.toMatchObject({
    data: {
      errors: [{ path: 'layout.0.loadTables.0.rows', message: expect.stringContaining('Row 2') }],
    },
  })
})
