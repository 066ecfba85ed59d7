import { expect, it } from 'vitest'
import { createDialogOwner } from './dialog-owner.ts'

it('lets one of two lists show a special that both have, until it is closed', () => {
  const [slider, tabs] = [{}, {}]
  const owner = createDialogOwner()
  expect(owner.claim(slider, 'special-1')).toBe(true)
  expect(owner.claim(tabs, 'special-1')).toBe(false)
  expect(owner.claim(slider, 'special-1')).toBe(true)
  owner.release(tabs)
  expect(owner.claim(tabs, 'special-1')).toBe(false)
  owner.release(slider)
  expect(owner.claim(tabs, 'special-1')).toBe(true)
})

it('lets another list show another special', () => {
  const [slider, tabs] = [{}, {}]
  const owner = createDialogOwner()
  owner.claim(slider, 'special-1')
  expect(owner.claim(tabs, 'special-2')).toBe(true)
})
