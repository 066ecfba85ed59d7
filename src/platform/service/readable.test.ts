import { expect, test } from 'vitest'
import { z } from 'zod'
import { list, text } from './readable.ts'

test.each([
  [' Raider ', 'Raider'],
  [2.8, '2.8'],
  ['  ', null],
  [undefined, null],
  [{ a: 1 }, null],
])('reads %j as %j', (value, expected) => {
  expect(text.parse(value)).toBe(expected)
})

test('drops invalid members, keeps the order, and returns an empty list for other values', () => {
  const names = list(z.object({ name: z.string() }))
  expect(names.parse([{ name: 'a' }, null, { name: 7 }, { name: 'b' }])).toEqual([
    { name: 'a' },
    { name: 'b' },
  ])
  expect(names.parse('a')).toEqual([])
  expect(names.parse(undefined)).toEqual([])
})
