import { expect, test } from 'vitest'
import { areaOf } from './areas.ts'

test.each([
  ['/', 'page', true, ['GET', 'HEAD'], 1_000_000],
  ['/vehicles/fortuner', 'page', true, ['GET', 'HEAD'], 1_000_000],
  ['/apis', 'page', true, ['GET', 'HEAD'], 1_000_000],
  ['/administration', 'page', true, ['GET', 'HEAD'], 1_000_000],
  ['/preview/owners', 'page', true, ['GET', 'HEAD'], 1_000_000],
  ['/_next/static/chunks/a.js', 'page', false, ['GET', 'HEAD'], 1_000_000],
  ['/art/vehicle.svg', 'sandbox', false, ['GET', 'HEAD'], 1_000_000],
  ['/api/media/file/hero.png', 'sandbox', false, ['GET', 'HEAD'], 1_000_000],
])('%s answers to readers only, with the %s policy', (path, policy, pages, methods, bodyLimit) => {
  expect(areaOf(path)).toMatchObject({ policy, pages, methods, bodyLimit })
})

test.each([
  ['/api/media', 10_000_000, true],
  ['/api/media/7', 10_000_000, true],
  ['/admin', 10_000_000, false],
  ['/admin/collections/models', 10_000_000, false],
  ['/api/models', 1_000_000, true],
  ['/services/vehicles/vehicle-models', 1_000_000, true],
])('%s takes bodies up to %i bytes', (path, bodyLimit, forPrograms) => {
  const area = areaOf(path)
  expect(area).toMatchObject({ bodyLimit, forPrograms, pages: false })
  expect(area.methods).toContain('POST')
})

test('results of a search are pages with a memory of their own: strangers can ask anything', () => {
  expect(areaOf('/search')).toMatchObject({
    policy: 'page',
    pages: true,
    memory: 'results',
    methods: ['GET', 'HEAD'],
  })
  expect(areaOf('/searching')).toMatchObject({ memory: 'pages' })
})

test('sections answer programs, and only to readers', () => {
  expect(areaOf('/sections/news')).toMatchObject({
    forPrograms: true,
    methods: ['GET', 'HEAD'],
    pages: false,
  })
})
