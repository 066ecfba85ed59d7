import { expect, test } from 'vitest'
import { htmlErrors } from '#tests/e2e/support/html.ts'
import { notReady, ourFault, plainAnswer, stalled } from './plain-answer.ts'

const wrong = { status: 404, title: 'Not found', detail: 'There is nothing at this address.' }

test.each([stalled(500), ourFault, notReady, wrong])('renders $title as valid HTML', async (refusal) => {
  const { body } = plainAnswer(refusal, false)
  expect(body).toContain(`<h1>${refusal.title}</h1><p>${refusal.detail}</p>`)
  expect(await htmlErrors(body, refusal.title)).toEqual([])
})

test('offers to try again after a failure, but not for a wrong address (V-312)', () => {
  const retry = '<a class="retry" href="">Try again</a>'
  expect(plainAnswer(stalled(500), false).body).toContain(retry)
  expect(plainAnswer(notReady, false).body).toContain(retry)
  expect(plainAnswer(wrong, false).body).not.toContain(retry)
})

test('loads no other file, and allows its own style and no script in its policy', () => {
  const { body, headers } = plainAnswer(stalled(500), false)
  expect(body).not.toMatch(/<script|<link|<img|url\(/)
  const policy = headers[headers.indexOf('Content-Security-Policy') + 1]
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]+=*'(?:;|$)/)
  expect(policy).toMatch(/script-src 'self'(?:;|$)/)
})
