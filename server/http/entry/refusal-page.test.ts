import { expect, test } from 'vitest'
import { htmlErrors } from '#tests/e2e/support/html.ts'
import { internalError, notReady, pageError, plainResponse } from './plain-response.ts'

const wrong = { status: 404, title: 'Not found', detail: 'There is nothing at this address.' }

test.each([pageError(500), internalError, notReady, wrong])(
  'renders $title as valid HTML',
  async (refusal) => {
    const { body } = plainResponse(refusal, false)
    expect(body).toContain(`<h1>${refusal.title}</h1><p>${refusal.detail}</p>`)
    expect(await htmlErrors(body, refusal.title)).toEqual([])
  },
)

test('offers to try again after a failure, but not for a wrong address (V-312)', () => {
  const retry = '<a class="retry" href="">Try again</a>'
  expect(plainResponse(pageError(500), false).body).toContain(retry)
  expect(plainResponse(notReady, false).body).toContain(retry)
  expect(plainResponse(wrong, false).body).not.toContain(retry)
})

test('loads no other file, and allows its own style and no script in its policy', () => {
  const { body, headers } = plainResponse(pageError(500), false)
  expect(body).not.toMatch(/<script|<link|<img|url\(/)
  const policy = headers[headers.indexOf('Content-Security-Policy') + 1]
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]+=*'(?:;|$)/)
  expect(policy).toMatch(/script-src 'self'(?:;|$)/)
})
