import { expect, test } from 'vitest'
import { bannerHeight } from './banner-height.ts'

test('C-050: on / and /dreamcar the opening banner fills the window, whatever was chosen; elsewhere it does not', () => {
  for (const path of ['/', '/dreamcar']) {
    expect(bannerHeight('large', { path, first: true })).toBe('screen')
    expect(bannerHeight('small', { path, first: true })).toBe('screen')
  }
  for (const path of ['/owners', '/dreamcar/more', '/vehicles/dreamcar']) {
    expect(bannerHeight('large', { path, first: true })).toBe('normal')
  }
})

test('a banner further down has the height its editor chose', () => {
  expect(bannerHeight('large', { path: '/', first: false })).toBe('band')
  expect(bannerHeight('small', { path: '/', first: false })).toBe('low')
  expect(bannerHeight(null, { path: '/owners', first: false })).toBe('band')
})
