import { expect, test } from 'vitest'
import { whatsappAddress } from './whatsapp-address.ts'

test.each([
  ['0800 000 101', 'https://wa.me/27800000101'],
  ['082-000 0101', 'https://wa.me/27820000101'],
  ['+27 82 000 0101', 'https://wa.me/27820000101'],
  ['+27 (0)82 000 0101', 'https://wa.me/27820000101'],
  ['+264 81 000 0101', 'https://wa.me/264810000101'],
])('turns the number %s into the address %s', (number, address) => {
  expect(whatsappAddress(number)).toBe(address)
})
