import { expect, test } from 'vitest'
import { tags, tagsOfPage } from './cache-tags.ts'

test.each([
  ['a page that is linked and has moved', 'pages:list'],
  ['a range that is linked', 'vehicles:list'],
  ['the paint of an illustration', 'vehicles'],
  ['a dealer that is linked', 'dealers:list'],
])('%s reaches every page made of blocks', (_, expiredTag) => {
  expect(tags.shown).toContain(expiredTag)
})

test('a changed page reaches itself and whatever names it, and no other page', () => {
  expect(tagsOfPage('/owners')).toEqual(['pages:page:/owners', 'pages:list'])
})
