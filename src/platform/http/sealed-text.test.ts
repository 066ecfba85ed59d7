import { expect, test } from 'vitest'
import { provideConfig } from '../process/config.ts'
import { openText, sealText } from './sealed-text.ts'

provideConfig({ PAYLOAD_SECRET: 'a'.repeat(32) })

const until = 1_800_000_000_000

test('opens what it sealed, until it expires and for the same use only', () => {
  const sealed = sealText('{"vin":"ÄHTFR"}', 'test', until)
  expect(openText(sealed, 'test', until - 1)).toBe('{"vin":"ÄHTFR"}')
  expect(openText(sealed, 'test', until)).toBeNull()
  expect(openText(sealed, 'another use', until - 1)).toBeNull()
})

test('shows nothing of the text, and never the same for the same text', () => {
  const text = 'AHTFR22G006012345'
  const [first = '', second = ''] = [1, 2].map(() => sealText(text, 'test', until))
  expect(first).toMatch(/^[\w-]+$/)
  expect(first).not.toBe(second)
  expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain(text)
})

test.each(['', 'x', 'a'.repeat(500), '€'])('opens nothing that it did not seal: %j', (sealed) => {
  expect(openText(sealed, 'test', 0)).toBeNull()
})

test('opens nothing that was changed', () => {
  const bytes = Buffer.from(sealText('text', 'test', until), 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(openText(bytes.toString('base64url'), 'test', 0)).toBeNull()
})
