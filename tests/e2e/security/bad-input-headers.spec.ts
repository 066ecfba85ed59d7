import { expectNoServerError, expectRefusal, get, json, post } from '../support/refusals.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'parallel' })

test('returns 400 for an invalid host, and never repeats a forged one', { tag: '@core' }, async () => {
  const invalidHosts = [
    'a b',
    '[::1',
    'evil.example:99999',
    '%00',
    'a/b',
    'a@b',
    '<script>',
    '127.0.0.1:80.evil',
  ]
  for (const host of invalidHosts) {
    for (const target of ['/admin/login', '/api/ranges', '/services/x', '/nothing'])
      expectRefusal(await get(target, { Host: host }), `${target} at ${host}`, [400])
  }
  const forgedHost = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'worse.example',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-For': '192.0.2.66',
    Forwarded: 'host=worse.example;proto=https',
    'X-Original-URL': '/admin',
    'X-Rewrite-URL': '/admin',
  }
  for (const target of [
    '/',
    '/vehicles/',
    '/nothing',
    '/sitemap.xml',
    '/robots.txt',
    '/api/ranges?limit=1',
  ]) {
    const response = await get(target, forgedHost)
    expectNoServerError(response, target)
    const everything = [...response.headers.values(), response.body].join('\n')
    expect.soft(everything, target).not.toMatch(/(?:evil|worse)\.example|192\.0\.2\.66/)
    expect.soft(response.headers.has('strict-transport-security'), target).toBe(false)
  }
})

test('serves pages unchanged when internal headers of Next are forged', { tag: '@core' }, async () => {
  const forgedHeaders: readonly Record<string, string>[] = [
    { 'X-Middleware-Subrequest': 'src/middleware' },
    { 'X-Matched-Path': '/admin' },
    { 'X-Invoke-Path': '/admin' },
    { 'X-Invoke-Status': '500' },
    { 'X-Nextjs-Data': '1' },
    { 'X-Prerender-Revalidate': 'x' },
    { 'Next-Action': 'abc' },
    { Cookie: '__prerender_bypass=x; __next_preview_data=y' },
    { Cookie: 'payload-token=x' },
    { Cookie: 'payload-token=%ff; payload-lng=__proto__' },
    { Authorization: 'JWT x.y.z' },
    { 'Accept-Language': `%%;q=x,${'x'.repeat(4_000)}` },
    { Upgrade: 'websocket', Connection: 'Upgrade, close' },
  ]
  for (const headers of forgedHeaders) {
    const label = JSON.stringify(headers).slice(0, 80)
    const page = await get('/vehicles/fortuner', headers)
    expect.soft(page.status, label).toBe(200)
    expect.soft(page.body, label).toContain('<h1')
    expect.soft((await get('/vehicles/none', headers)).status, label).toBe(404)
    expectNoServerError(await get('/api/ranges?limit=1', headers), label)
  }
})

test('responds without a server error to navigations with an invalid router state', {
  tag: '@core',
}, async () => {
  const trees = ['garbage', '%ff', 'null', '%7B%7D', '%5B%5D', '1', encodeURIComponent('['.repeat(3_000))]
  for (const tree of trees) {
    for (const target of ['/nothing', '/admin/login', '/vehicles/none', '/vehicles']) {
      const headers = { RSC: '1', 'Next-Router-State-Tree': tree }
      const first = await get(target, headers)
      expectNoServerError(first, `${target} from ${tree.slice(0, 20)}`)
      const location = first.headers.get('location')
      if (location) expectNoServerError(await get(location, headers), `${location} from ${tree.slice(0, 20)}`)
    }
  }
  for (const part of ['/_tree', '/../x', 'x', '%ff', '/$d$locale/__PAGE__']) {
    const headers = { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': part }
    const first = await get('/vehicles', headers)
    expectNoServerError(first, part)
    expectNoServerError(await get(first.headers.get('location') ?? '/', headers), part)
  }
})

test('refuses outside requests to internal routes, even with a guessed secret', {
  tag: '@core',
}, async () => {
  const secret = { ...json, 'X-Internal-Secret': 'a'.repeat(64) }
  for (const target of [
    '/internal/revalidate',
    '/internal',
    '/%69nternal/revalidate',
    '/internal/revalidate/',
  ]) {
    expectRefusal(await get(target), target, [404])
    expectRefusal(await post(target, '{"tags":["everything"]}', secret), target, [404])
  }
  for (const target of ['/INTERNAL/revalidate', '/en/internal/revalidate', '/internal%2frevalidate'])
    expectRefusal(await post(target, '{}', secret), target, [404, 405])
})
