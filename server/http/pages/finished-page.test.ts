import { expect, test } from 'vitest'
import { finishPage, finishPicture } from './finished-page.ts'

const caching = { variesByLanguage: false, cdnKeysOnLanguage: false, lifetimeMs: 1_000 }
const responseOf = (type: string, body: string) => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(body),
})

test('keeps no buffer larger than the bytes of a page or picture', async () => {
  const page = await finishPage(responseOf('text/html', '<p>Fortuner</p>'.repeat(50)), caching, '/')
  const picture = await finishPicture(responseOf('image/webp', 'pixels'), 1_000)
  for (const body of [page.body('gzip'), page.body('br'), picture.body('identity')])
    expect(body.buffer.byteLength).toBe(body.length)
  expect(page.bytes).toBeGreaterThanOrEqual(page.body('gzip').length + page.body('br').length)
})
