import { expect, test } from 'vitest'
import { z } from 'zod'
import { list, resolveWebAddress, text } from './readable.ts'

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

test.each([
  ['/pictures/7.jpg', 'https://cms.example.co.za/pictures/7.jpg'],
  ['http://cdn.example.co.za/7.jpg', 'http://cdn.example.co.za/7.jpg'],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AA', null],
  ['http://', null],
  [null, null],
])('resolves the address %j of a service as %j', (address, expected) => {
  expect(resolveWebAddress(address, 'https://cms.example.co.za/api')).toBe(expected)
})
