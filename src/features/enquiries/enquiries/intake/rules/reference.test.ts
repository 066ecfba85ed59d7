import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { referenceBytes, referenceFrom } from './reference.ts'

test('uses only letters and digits that are hard to confuse', () => {
  for (let round = 0; round < 2_000; round++) {
    const reference = referenceFrom(randomBytes(referenceBytes))
    expect(reference).toMatch(/^FC-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(reference.slice(3)).not.toMatch(/[01BIOSL58AEU]/)
  }
})

test('generates a different reference each time', () => {
  const many = new Set(Array.from({ length: 5_000 }, () => referenceFrom(randomBytes(referenceBytes))))
  expect(many.size).toBe(5_000)
})
