import { expect, it } from 'vitest'
import { telephoneLink } from './telephone-link.ts'

it.each([
  ['0800 000 000', 'tel:0800000000'],
  ['+27 (0)10 000-0000', 'tel:+270100000000'],
])('turns the number %s into the link %s (V-349)', (number, link) => {
  expect(telephoneLink(number)).toBe(link)
})
