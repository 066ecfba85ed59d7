import { describe, expect, test } from 'vitest'
import type { NextHandler } from '../next/next-handler.ts'
import { serve } from '../testing/site.ts'

const handled: NextHandler = async (_, response) => void response.end('handled')
const session = 'payload-lng=en; payload-token=x.y.z'
const visitor = 'language=af; cookie-choice=all'

/** Origin and Sec-Fetch-Site of a request; `own` stands for the address of the test site. */
type Sender = readonly [origin: string | undefined, fetchSite: string | undefined]

function headersOf([origin, fetchSite]: Sender, port: number): Record<string, string> {
  const own = `http://127.0.0.1:${port}`
  return {
    ...(origin !== undefined && { origin: origin === 'own' ? own : origin }),
    ...(fetchSite !== undefined && { 'sec-fetch-site': fetchSite }),
  }
}

const own: readonly Sender[] = [
  ['own', 'same-origin'],
  ['own', undefined],
  [undefined, 'same-origin'],
  ['https://www.example.co.za', 'same-origin'],
  ['https://www.example.co.za', undefined],
]
const foreign: readonly Sender[] = [
  ['https://evil.example', 'cross-site'],
  ['https://evil.example', undefined],
  ['null', 'cross-site'],
  ['null', undefined],
  ['null', 'same-origin'],
  ['https://shop.example.co.za', 'same-site'],
  ['https://shop.example.co.za', undefined],
  ['https://www.example.co.za.evil.example', undefined],
  ['https://www.example.co.za:8443', undefined],
  ['https://www.example.co.za/', undefined],
  ['http://www.example.co.za', undefined],
  ['http://127.0.0.1', undefined],
  ['http://127.0.0.1:1', 'same-site'],
  ['http://localhost', undefined],
  ['chrome-extension://abcdef', 'none'],
  ['', undefined],
  [undefined, 'cross-site'],
  [undefined, 'same-site'],
  [undefined, 'nonsense'],
]

const attempt = async (method: string, path: string, sender: Sender, headers: Record<string, string>) => {
  const site = await serve(handled)
  return site.send(method, path, { ...headersOf(sender, site.port), ...headers }, 'x')
}

describe('with a session cookie', () => {
  test.each(own)('accepts a POST with Origin %s and Sec-Fetch-Site %s', async (...sender) => {
    expect((await attempt('POST', '/api/users', sender, { cookie: session })).text).toBe('handled')
  })

  test.each([
    ...foreign,
    ['https://evil.example', 'same-origin'],
    ['own', 'cross-site'],
    ['own', 'none'],
    [undefined, 'none'],
    [undefined, undefined],
  ] as Sender[])('returns 403 for a POST with Origin %s and Sec-Fetch-Site %s', async (...sender) => {
    const reply = await attempt('POST', '/api/users', sender, { cookie: session })
    expect(reply.status).toBe(403)
    expect(reply.headers['content-type']).toBe('application/problem+json')
  })

  test.each([
    ['POST', '/api/users'],
    ['PUT', '/api/users/1'],
    ['PATCH', '/api/globals/settings'],
    ['DELETE', '/api/payload-preferences/nav'],
    ['POST', '/api/enquiries/contact'],
    ['POST', '/services/gateway/quotes'],
    ['POST', '/admin'],
  ])('returns 403 for %s %s from another site, and logs it', async (method, path) => {
    const site = await serve(handled)
    const headers = { origin: 'https://evil.example', cookie: session, authorization: 'Basic x' }
    expect((await site.send(method, path, headers)).status).toBe(403)
    expect(await site.waitForLogLines(1)).toMatchObject([{ method, path, status: 403 }])
  })

  test.each(['GET', 'HEAD', 'OPTIONS'])(
    'accepts %s from another site, as it changes nothing',
    async (method) => {
      const headers = { cookie: session, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      expect((await (await serve(handled)).send(method, '/api/users/me', headers)).status).toBe(200)
    },
  )
})

describe('sign-in', () => {
  const signIn = (path: string, sender: Sender) => attempt('POST', path, sender, {})

  test.each(own)('accepts Origin %s and Sec-Fetch-Site %s', async (...sender) => {
    expect((await signIn('/api/users/login', sender)).text).toBe('handled')
  })

  test.each(foreign)('returns 403 for Origin %s and Sec-Fetch-Site %s', async (...sender) => {
    expect((await signIn('/api/users/login', sender)).status).toBe(403)
  })

  test.each([
    '/api/users/LOGIN',
    '/api/users/login/',
    '/api/users/first-register',
    '/api/users/reset-password',
  ])('returns 403 for %s from another site', async (path) => {
    expect((await signIn(path, ['https://evil.example', undefined])).status).toBe(403)
  })

  test('accepts a program that sends neither header', async () => {
    expect((await signIn('/api/users/login', [undefined, undefined])).text).toBe('handled')
  })
})

describe('without a session', () => {
  const form = (sender: Sender, headers: Record<string, string>) =>
    attempt('POST', '/api/enquiries/contact', sender, headers)

  test.each([
    ...own,
    // A proxy that hides the requested host, with another SITE_URL.
    ['https://preview.example.org', 'same-origin'],
    ['own', 'none'],
    [undefined, 'none'],
    [undefined, undefined],
  ] as Sender[])('accepts a form with a language cookie, Origin %s, Sec-Fetch-Site %s', async (...sender) => {
    expect((await form(sender, { cookie: visitor })).text).toBe('handled')
  })

  test.each(foreign)(
    'returns 403 for a form with a language cookie, Origin %s, Sec-Fetch-Site %s',
    async (...sender) => {
      expect((await form(sender, { cookie: visitor })).status).toBe(403)
    },
  )

  test.each([...own, ...foreign, [undefined, undefined]] as Sender[])(
    'accepts a request without a cookie from Origin %s, Sec-Fetch-Site %s',
    async (...sender) => {
      const headers = { authorization: 'service-keys API-Key x' }
      expect((await form(sender, headers)).text).toBe('handled')
      expect((await form(sender, {})).text).toBe('handled')
    },
  )
})
