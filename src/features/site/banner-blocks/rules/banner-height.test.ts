import { expect, test } from 'vitest'
import { bannerHeight } from './banner-height.ts'

test('fills the window with the opening banner of / and /dreamcar only, whatever its height (C-050)', () => {
  for (const path of ['/', '/dreamcar']) {
    expect(bannerHeight('large', { path, isFirst: true })).toBe('screen')
    expect(bannerHeight('small', { path, isFirst: true })).toBe('screen')
  }
  for (const path of ['/owners', '/dreamcar/more', '/vehicles/dreamcar']) {
    expect(bannerHeight('large', { path, isFirst: true })).toBe('normal')
  }
})

test('uses the height chosen by the editor for a banner further down', () => {
  expect(bannerHeight('large', { path: '/', isFirst: false })).toBe('band')
  expect(bannerHeight('small', { path: '/', isFirst: false })).toBe('low')
  expect(bannerHeight(null, { path: '/owners', isFirst: false })).toBe('band')
})
