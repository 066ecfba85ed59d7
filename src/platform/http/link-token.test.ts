import { expect, test } from 'vitest'
import { provideConfig } from '../process/config.ts'
import { createLinkToken, maskTokens, verifyLinkToken } from './link-token.ts'

provideConfig({ PAYLOAD_SECRET: 'a'.repeat(32) })

test('masks every token of a text, and leaves its other links', () => {
  const token = createLinkToken('marketing', 'person-1', 1_800_000_000_000)
  const text = `https://example.co.za/unsubscribe?token=${token}, https://example.co.za/dealers/smoke-and-thunder-toyota`
  expect(verifyLinkToken('marketing', token, 0)).toBe('person-1')
  expect(maskTokens(text)).toBe(
    'https://example.co.za/unsubscribe?token=…, https://example.co.za/dealers/smoke-and-thunder-toyota',
  )
  expect(maskTokens(`/admin/reset/${'0af'.repeat(14)}"`)).toBe('/admin/reset/…"')
})
