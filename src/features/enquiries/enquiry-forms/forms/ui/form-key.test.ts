import { expect, it } from 'vitest'
import { formKeys, randomKey } from './form-key.ts'

it('creates a new key only when the entries change', () => {
  let minted = 0
  const keyOf = formKeys(() => `key ${++minted}`)
  expect(keyOf({ note: 'a' })).toBe('key 1')
  expect(keyOf({ note: 'a' })).toBe('key 1')
  expect(keyOf({ note: 'b' })).toBe('key 2')
  expect(keyOf({ note: 'a' })).toBe('key 3')
})

it('creates random version 4 UUIDs, all different', () => {
  const keys = Array.from({ length: 200 }, randomKey)
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(keys).size).toBe(200)
})
