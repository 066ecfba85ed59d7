import { expect, test } from 'vitest'
import { decrypt, encrypt, hashOfSecret, newDraftSecret } from './draft-secret.ts'

const text = 'Thandeka O’Neil \u0000 \ud800 🚗'

test('decrypts what was encrypted with the same secret, as well-formed text', () => {
  const secret = newDraftSecret()
  expect(decrypt(encrypt(text, secret), secret)).toBe(text.toWellFormed())
})

test('refuses another secret and changed content', () => {
  const secret = newDraftSecret()
  const content = encrypt(text, secret)
  const changed = Buffer.from(content, 'base64url')
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => decrypt(content, newDraftSecret())).toThrow()
  expect(() => decrypt(changed.toString('base64url'), secret)).toThrow()
})

test('creates a different secret and a different text each time', () => {
  const secrets = Array.from({ length: 50 }, newDraftSecret)
  expect(new Set(secrets).size).toBe(50)
  expect(new Set(secrets.map((secret) => encrypt(text, secret))).size).toBe(50)
  expect(hashOfSecret(secrets[0] ?? '')).not.toContain(secrets[0])
})
