import { describe, expect, test } from 'vitest'
import { caches } from './caches.ts'
import { lifetimes } from './lifetimes.ts'
import { tagsOfDealer, tagsOfModels, tagsOfPage, tagsOfRanges } from './tags.ts'

test.each([
  ['a linked page', 'pages:list'],
  ['a linked range', 'vehicles:list'],
  ['the paint of an illustration', 'vehicles'],
  ['a linked dealer', 'dealers:list'],
])('expires every page built from blocks after a change of %s', (_, expiredTag) => {
  expect(caches.page('/owners').tags).toContain(expiredTag)
  expect(caches.redirect.tags).toContain(expiredTag)
})

test('expires a changed page and the entries that list pages, and no other page', () => {
  expect(tagsOfPage('/owners')).toEqual(['pages:page:/owners', 'pages:list'])
})

test('expires the entries of a changed document and the lists', () => {
  expect(tagsOfDealer('kokerboom')).toEqual(['dealers:list', 'dealers:dealer:kokerboom'])
  expect(tagsOfRanges(['hilux', 'fortuner'])).toEqual([
    'vehicles:list',
    'vehicles:range:hilux',
    'vehicles:range:fortuner',
  ])
  expect(tagsOfModels(['57U', '57U'])).toEqual(['finance:figures', 'finance:model:57U'])
})

const parameter = 'x'
const entries = Object.entries(caches).map(
  ([name, entry]) => [name, typeof entry === 'function' ? entry(parameter) : entry] as const,
)

describe.each(entries)('%s', (_, { tags, lifetime }) => {
  test('expires with everything and has a known lifetime', () => {
    expect(tags).toContain('everything')
    expect(new Set(tags).size).toBe(tags.length)
    expect(Object.values(lifetimes)).toContain(lifetime)
  })
})

/** The expected tags of each entry, written out so that a changed tag fails the test. */
test.each([
  ['siteSettings', ['settings']],
  ['navigation', ['navigation', 'pages:list', 'vehicles', 'vehicles:list', 'dealers:list']],
  ['articleFeeds', ['article-feeds']],
  ['articles', ['articles', 'vehicles']],
  ['article', ['articles', 'pages:list', 'vehicles', 'vehicles:list', 'dealers:list']],
  ['cookieNotice', ['consent']],
  ['consentText', ['day', 'consent']],
  ['formSettings', ['forms']],
  ['pageTitles', ['pages', 'pages:list']],
  ['page', ['day', 'pages', 'pages:list', 'vehicles', 'vehicles:list', 'dealers:list', 'pages:page:x']],
  ['redirect', ['pages', 'pages:list', 'vehicles', 'vehicles:list', 'dealers:list', 'pages:redirects']],
  ['dealers', ['dealers', 'dealers:list']],
  ['dealer', ['dealers', 'dealers:dealer:x']],
  [
    'dealerContent',
    ['day', 'dealers', 'pages:list', 'vehicles', 'vehicles:list', 'dealers:list', 'dealers:dealer:x'],
  ],
  ['vehicles', ['day', 'vehicles', 'vehicles:list']],
  ['range', ['day', 'vehicles', 'vehicles:range:x']],
  ['financeSettings', ['finance:settings']],
  ['ownershipFigures', ['day', 'ownership-costs']],
  ['figures', ['vehicles:list', 'finance:figures']],
  ['figuresOfModel', ['vehicles:list', 'finance:model:x']],
  ['drivers', ['drivers', 'vehicles']],
  ['events', ['day', 'events', 'pages:list', 'vehicles', 'vehicles:list', 'dealers:list']],
  ['merchandise', ['merchandise', 'vehicles']],
  ['news', ['news', 'vehicles']],
  ['newsArticle', ['news', 'pages:list', 'vehicles', 'vehicles:list', 'dealers:list']],
  ['polls', ['day', 'polls']],
  ['seasons', ['seasons', 'vehicles']],
  ['serviceSchedules', ['service-schedules', 'vehicles:list']],
  [
    'searchIndex',
    [
      'pages',
      'pages:list',
      'vehicles',
      'vehicles:list',
      'dealers',
      'dealers:list',
      'drivers',
      'articles',
      'news',
    ],
  ],
])('stores %s under its tags', (name, expected) => {
  const found = entries.find(([entry]) => entry === name)?.[1].tags
  expect(found).toEqual(['everything', ...expected])
})
