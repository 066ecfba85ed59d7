import { expect, it } from 'vitest'
import { articlePageAt } from './article-paths.ts'
import { readingMinutes } from './reading-minutes.ts'

it.each([
  ['/connect/article/sani-pass', { kind: 'article', slug: 'sani-pass' }],
  ['/connect/author/thandi', { kind: 'author', slug: 'thandi' }],
  ['/connect/category/travel', { kind: 'category', slug: 'travel' }],
  ['/connect/tag/hilux', { kind: 'tag', slug: 'hilux' }],
  ['/connect', null],
  ['/connect/article', null],
  ['/connect/article/a/b', null],
  ['/connect/other/a', null],
])('knows which page of the magazine %s is', (path, expected) => {
  expect(articlePageAt(path)).toEqual(expected)
})

it.each([
  ['', null],
  ['One word', 1],
  [Array(221).fill('word').join(' '), 2],
])('takes a whole number of minutes to read a text', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})
