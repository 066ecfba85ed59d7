import { expect, test } from 'vitest'
import { serve } from '../testing/site.ts'
import { withVary } from './personal.ts'

/** Serves a handler whose response is publicly cacheable. */
const cacheable = (headers: Record<string, string> = {}) =>
  serve(async (_, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.setHeader('Cache-Control', 'public, max-age=3600')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.end('{}')
  })

test.each([
  '/api/users/me',
  '/api/enquiries',
  '/api/enquiries/check-page.css',
  '/api/ranges?limit=1',
  '/api/media',
  '/api/media/drawing',
  '/api/payload-preferences/nav',
  '/admin',
  '/admin/collections/enquiries',
])('sends no-store for %s', async (path) => {
  const { headers } = await (await cacheable()).get(path)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers.vary).toBe('Cookie, Authorization')
})

test.each([
  ['HEAD', '/api/users/me'],
  ['OPTIONS', '/api/users'],
  ['POST', '/api/enquiries/contact'],
])('sends no-store in the response to %s %s', async (method, path) => {
  const { headers } = await (await cacheable()).send(method, path)
  expect(headers['cache-control']).toBe('private, no-store')
})

test.each([
  ['a script or style sheet', { 'Content-Type': 'text/css' }],
  ['a page', { 'Content-Type': 'text/html' }],
])('sends no-store for %s below /api', async (_, type) => {
  const { headers } = await (await cacheable(type)).get('/api/x')
  expect(headers['cache-control']).toBe('private, no-store')
})

test.each([
  ['/api/%ff', 'GET', {}, 400],
  ['/admin/%ff', 'GET', {}, 400],
  ['/admin', 'POST', {}, 401],
  ['/api/users', 'POST', { cookie: 'payload-token=x' }, 403],
  ['/admin', 'DELETE', {}, 405],
])('sends no-store in the error response for %s by %s', async (path, method, sent, status) => {
  const reply = await (await cacheable()).send(method, path, sent as Record<string, string>)
  expect(reply.status).toBe(status)
  expect(reply.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Cookie, Authorization' })
})

test('sends no-store when the handler fails', async () => {
  const site = await serve(() => Promise.reject(new Error('down')))
  expect((await site.get('/api/users/me')).headers).toMatchObject({
    'cache-control': 'private, no-store',
    vary: 'Cookie, Authorization',
  })
})

test('keeps the Vary values that the handler set', async () => {
  const { headers } = await (await cacheable({ Vary: 'rsc, cookie' })).get('/api/users/me')
  expect(headers.vary).toBe('rsc, cookie, Authorization')
})

test.each([
  '/api/media/file/hero.webp',
  '/_next/static/a.js',
  '/services/vehicles/vehicle-models',
  '/sections/models',
])('leaves Cache-Control and Vary of %s unchanged', async (path) => {
  const { headers } = await (await cacheable({ Vary: 'Accept' })).get(path)
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=3600', vary: 'Accept' })
})

test.each([
  ['', 'Cookie, Authorization'],
  ['Accept-Encoding', 'Accept-Encoding, Cookie, Authorization'],
  ['AUTHORIZATION,rsc', 'AUTHORIZATION, rsc, Cookie'],
  ['*', '*'],
])('adds Cookie and Authorization to the Vary header %j', (existing, expected) => {
  expect(withVary(existing, ['Cookie', 'Authorization'])).toBe(expected)
})
