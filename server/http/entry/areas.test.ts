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
  ['/stock-pictures/0123/480.webp', 'sandbox', false, ['GET', 'HEAD'], 1_000_000],
  ['/feed-pictures/0123/480.webp', 'sandbox', false, ['GET', 'HEAD'], 1_000_000],
  ['/api/enquiry-files/file/AbC-_1', 'sandbox', false, ['GET', 'HEAD'], 1_000_000],
  ['/api/media/file/hero.png', 'sandbox', false, ['GET', 'HEAD'], 1_000_000],
])('allows only GET and HEAD for %s, with the %s policy', (path, policy, pages, methods, bodyLimit) => {
  expect(areaOf(path)).toMatchObject({ policy, pages, methods, bodyLimit })
})

test.each([
  ['/api/media', 10_000_000, true],
  ['/api/media/7', 10_000_000, true],
  ['/api/stock/imports', 500_000_000, true],
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

test('keeps searches for used vehicles out of the partition of pages, and the vehicles themselves in it', () => {
  expect(areaOf('/pre-owned')).toMatchObject({ pages: true, cachePartition: 'results' })
  expect(areaOf('/pre-owned/toyota-hilux-2021-U1')).toMatchObject({ pages: true, cachePartition: 'pages' })
})

test('serves sections to programs, for GET and HEAD only', () => {
  expect(areaOf('/sections/news')).toMatchObject({
    forPrograms: true,
    methods: ['GET', 'HEAD'],
    pages: false,
  })
})

test('lets applications keep the calendar of events, but nothing else of its collection', () => {
  expect(areaOf('/api/events/calendar.ics')).toMatchObject({
    personal: false,
    forPrograms: true,
    methods: ['GET', 'HEAD'],
  })
  for (const path of ['/api/events', '/api/events/7', '/api/events/calendar.ics/7'])
    expect(areaOf(path).personal, path).toBe(true)
})

test('serves the steps of a form as pages without a cache', () => {
  expect(areaOf('/enquiry/check/en/id/contact')).toMatchObject({
    pages: true,
    personal: true,
    cachePartition: null,
  })
  expect(areaOf('/enquiry/contact')).toMatchObject({ cachePartition: 'pages' })
})

test('serves the result of a recall lookup as a page without a cache', () => {
  expect(areaOf('/recall-result/AbC-_1')).toMatchObject({
    pages: true,
    personal: true,
    cachePartition: null,
    methods: ['GET', 'HEAD'],
  })
})

test('serves the result of a poll as a page without a cache, because it changes with every vote', () => {
  expect(areaOf('/gr/poll-result/12')).toMatchObject({ pages: true, cachePartition: null })
  expect(areaOf('/gr/motorsport/dakar')).toMatchObject({ cachePartition: 'pages' })
})

const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

test.each([
  '/api/enquiries/trade-in',
  '/services/loopback/files/tradein',
  '/services/loopback/files/junior-academy',
  '/services/cms/api/enquiries',
])('streams forms with files of up to 32.5 MB at %s, and responds to visitors with a page', (path) => {
  const area = areaOf(path, { method: 'POST', headers: multipart })
  expect(area).toMatchObject({
    bodyLimit: 32_500_000,
    streamsBodies: true,
    personal: true,
    forPrograms: true,
  })
  const accept = 'text/html,application/xhtml+xml'
  expect(areaOf(path, { method: 'POST', headers: { ...multipart, accept } }).forPrograms).toBe(false)
})

test.each([
  ['JSON', '/api/enquiries/trade-in', 'POST', 'application/json'],
  ['a form without files', '/api/enquiries/trade-in', 'POST', 'application/x-www-form-urlencoded'],
  ['another kind of multipart', '/api/enquiries/trade-in', 'POST', 'multipart/mixed; boundary=x'],
  ['a change in the admin', '/api/enquiries/7', 'PATCH', multipart['content-type']],
  ['a new document in the admin', '/api/enquiries', 'POST', multipart['content-type']],
  ['a path below a form', '/api/enquiries/7/duplicate', 'POST', multipart['content-type']],
  ['another collection', '/api/models/7', 'POST', multipart['content-type']],
])('keeps the usual limits for %s', (_, path, method, type) => {
  const area = areaOf(path, { method, headers: { 'content-type': type } })
  expect(area).toMatchObject({ bodyLimit: 1_000_000, streamsBodies: false })
})
