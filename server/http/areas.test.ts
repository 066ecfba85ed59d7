import { expect, test } from 'vitest'
import { areaOf } from './areas.ts'

test.each([
  ['/', 'page', true, ['GET', 'HEAD'], 1_000_000],
  ['/vehicles/fortuner', 'page', true, ['GET', 'HEAD'], 1_000_000],
  ['/apis', 'page', true, ['GET', 'HEAD'], 1_000_000],
  ['/administration', 'page', true, ['GET', 'HEAD'], 1_000_000],
  ['/preview/owners', 'page', true, ['GET', 'HEAD'], 1_000_000],
  ['/enquiry/check/en/id', 'page', true, ['GET', 'HEAD'], 1_000_000],
  ['/_next/static/chunks/a.js', 'page', false, ['GET', 'HEAD'], 1_000_000],
  ['/art/vehicle.svg', 'sandbox', false, ['GET', 'HEAD'], 1_000_000],
  ['/api/media/file/hero.png', 'sandbox', false, ['GET', 'HEAD'], 1_000_000],
])('allows only GET and HEAD for %s, with the %s policy', (path, policy, pages, methods, bodyLimit) => {
  expect(areaOf(path)).toMatchObject({ policy, pages, methods, bodyLimit })
})

test.each([
  ['/api/media', 10_000_000, true],
  ['/api/media/7', 10_000_000, true],
  ['/admin', 10_000_000, false],
  ['/admin/collections/models', 10_000_000, false],
  ['/api/models', 1_000_000, true],
  ['/services/vehicles/vehicle-models', 1_000_000, true],
])('allows POST to %s with bodies of up to %i bytes', (path, bodyLimit, forPrograms) => {
  const area = areaOf(path)
  expect(area).toMatchObject({ bodyLimit, forPrograms, pages: false })
  expect(area.methods).toContain('POST')
})

test('serves search results as pages with a cache partition of their own', () => {
  expect(areaOf('/search')).toMatchObject({
    policy: 'page',
    pages: true,
    cachePartition: 'results',
    methods: ['GET', 'HEAD'],
  })
  expect(areaOf('/searching')).toMatchObject({ cachePartition: 'pages' })
})

test('serves sections to programs, for GET and HEAD only', () => {
  expect(areaOf('/sections/news')).toMatchObject({
    forPrograms: true,
    methods: ['GET', 'HEAD'],
    pages: false,
  })
})

test('serves the steps of a form as pages without a cache', () => {
  expect(areaOf('/enquiry/check/en/id/contact')).toMatchObject({
    pages: true,
    personal: true,
    cachePartition: null,
  })
  expect(areaOf('/enquiry/contact')).toMatchObject({ cachePartition: 'pages' })
})
