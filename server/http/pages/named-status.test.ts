import { expect, test } from 'vitest'
import type { NextHandler } from '../next/next-handler.ts'
import { serve } from '../testing/site.ts'

test('sends a page with the status it names, complete and uncached', async () => {
  let renders = 0
  const next: NextHandler = async ({ url = '' }, response) => {
    renders += 1
    const mark = url === '/gone' ? '<meta name="response-status" content="410"/>' : ''
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Cache-Control', 's-maxage=3600')
    response.end(`<html lang="en"><head>${mark}</head><body><p>${url}</p></body></html>`)
  }
  const site = await serve(next)
  const gone = await site.get('/gone')
  expect(gone.status).toBe(410)
  expect(gone.text).toContain('<p>/gone</p>')
  expect(gone.headers).not.toHaveProperty('cdn-cache-control')
  await site.get('/gone')
  expect(renders).toBe(2)
  expect((await site.get('/there')).status).toBe(200)
  await site.get('/there')
  expect(renders).toBe(3)
})
