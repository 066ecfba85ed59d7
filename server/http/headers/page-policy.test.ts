import { expect, test, vi } from 'vitest'
import { log } from '#platform/process/log.ts'
import { pageHandler, serve } from '../testing/site.ts'

/** `printf %s 'alert("word")' | openssl dgst -sha256 -binary | base64` */
const hash = "'sha256-Wxhj6wE97mql3nfLweGlLRzcIckc1r7n0rP2TrXSwyU='"
const html = '<!DOCTYPE html><html><body><script>alert("word")</script></body></html>'
const refusals = () =>
  vi.mocked(log.warn).mock.calls.filter(([, message]) => message === 'inline script refused by page policy')

test('logs a refused script once per page, by its hash and length', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  const site = await serve(pageHandler(() => html))
  const login = { cookie: 'payload-token=x' }
  for (const headers of [{}, login, login]) {
    const policy = (await site.get('/policy-test/one?name=word', headers as Record<string, string>)).headers
    expect(policy['content-security-policy']).toContain("script-src 'self';")
  }
  await site.get('/privacy-request/secret-token')
  expect(refusals().map(([facts]) => facts)).toEqual([
    { path: '/policy-test/one', count: 1, scripts: [{ hash, characters: 13 }] },
    { path: '/privacy-request/***', count: 1, scripts: [{ hash, characters: 13 }] },
  ])
  expect(JSON.stringify(refusals())).not.toMatch(/word|secret/)
})

test('logs at most five refused scripts of a page', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  const many = Array.from({ length: 50 }, (_, index) => `<script>alert(${index})</script>`).join('')
  const site = await serve(pageHandler(() => html.replace('</body>', `${many}</body>`)))
  await site.get('/policy-test/many')
  expect(refusals()).toHaveLength(1)
  const [[facts] = []] = refusals()
  expect(facts).toMatchObject({ count: 51 })
  expect((facts as unknown as { scripts: unknown[] }).scripts).toHaveLength(5)
})
