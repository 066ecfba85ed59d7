import { expect, test, vi } from 'vitest'

const shortened = vi.fn<(seconds: number) => Promise<void>>(async () => {})
vi.mock('./short-revalidation.ts', () => ({ shortenRevalidation: shortened }))
const { releasedOf } = await import('./embargo.ts')

const at = (publishedAt: string) => ({ publishedAt })
const now = new Date('2026-11-20T09:59:30+02:00')

test('shows a document from its minute on, and not a second earlier', async () => {
  const documents = [at('2026-11-20T10:00:00+02:00')]
  expect(await releasedOf(documents, new Date('2026-11-20T07:59:59.999Z'))).toEqual([])
  expect(await releasedOf(documents, new Date('2026-11-20T08:00:00.000Z'))).toEqual(documents)
})

test('lets a page expire when the next document appears, in whatever order they are', async () => {
  shortened.mockClear()
  const past = at('2026-11-19T08:00:00Z')
  const documents = [at('2026-11-20T12:00:00+02:00'), past, at('2026-11-20T10:00:00+02:00')]
  expect(await releasedOf(documents, now)).toEqual([past])
  expect(shortened.mock.calls).toEqual([[30]])
})

test('leaves the lifetime of a page as it is when nothing appears within a week', async () => {
  shortened.mockClear()
  await releasedOf([at('2026-11-19T08:00:00Z'), at('2026-12-24T08:00:00Z')], now)
  expect(shortened).not.toHaveBeenCalled()
})

test('never gives a page the lifetime of a failed one', async () => {
  shortened.mockClear()
  await releasedOf([at('2026-11-20T07:59:30.400Z')], now)
  expect(shortened.mock.calls).toEqual([[2]])
})
