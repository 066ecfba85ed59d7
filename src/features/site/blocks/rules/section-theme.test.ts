import { expect, test } from 'vitest'
import { sectionTheme } from './section-theme.ts'

const page = (theme: 'light' | 'racing') => ({ theme, path: '/owners' })

test('sets the racing theme on a page with the light theme (C-264, C-282, C-283, C-287)', () => {
  expect(sectionTheme('racing', page('light'))).toEqual({ theme: 'racing', context: page('racing') })
})

test.each([
  ['default', 'light'],
  [null, 'light'],
  ['default', 'racing'],
  ['racing', 'racing'],
] as const)('keeps the theme of the page for %s on a %s page', (chosen, theme) => {
  expect(sectionTheme(chosen, page(theme))).toEqual({ theme: undefined, context: page(theme) })
})
