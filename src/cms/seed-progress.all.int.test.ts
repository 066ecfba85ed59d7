import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { seedContent } from './seed.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())

test('reports every document that it creates, and creates none of them again', async () => {
  const progress: [number, number][] = []
  const created = await seedContent(cms.payload, {
    onProgress: (done, total) => progress.push([done, total]),
  })
  expect(created).toBeGreaterThan(30 + 8)
  expect(progress.at(-1)).toEqual([created, created])
  expect(progress).toHaveLength(created)
  expect(await seedContent(cms.payload)).toBe(0)
  // It seeds thousands of documents.
}, 240_000)
