import { expect, test } from 'vitest'
import { statusOfPage } from './page-status.ts'

const page = (head: string) => `<!DOCTYPE html><html><head>${head}</head><body>Gone</body></html>`

test.each([
  ['no mark', 200, '', 200],
  ['a mark for 404', 200, '<meta name="response-status" content="404"/>', 404],
  ['a mark that is no error', 200, '<meta name="response-status" content="302"/>', 200],
  ['a mark in escaped text', 200, '&lt;meta name="response-status" content="404"/&gt;', 200],
  ['a mark on a page with another status', 500, '<meta name="response-status" content="404"/>', 500],
])('sends a page with %s and status %i as expected', (_, status, head, expected) => {
  expect(statusOfPage(status, page(head))).toBe(expected)
})
