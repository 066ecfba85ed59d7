import { expectRefusal, get, json, send } from '../support/refusals.ts'
import { expect, test } from '../support/test.ts'

const problem = 'application/problem+json'

test.describe.configure({ mode: 'parallel' })

test('returns 400 for malformed addresses, and 414 or 431 for oversized ones and headers', {
  tag: '@core',
}, async () => {
  const malformed = [
    '/%ff',
    '/%00',
    '/vehicles/%E0%A4%A',
    '//evil.example',
    '/vehicles//fortuner',
    '/\\evil',
    '/vehicles/%5cfortuner',
    '/vehicles/%2e%2e/%2e%2e/etc/passwd',
    '/_next/static/../../package.json',
    '/_next/static/%2e%2e/%2e%2e/package.json',
    '/art/%2e%2e/%2e%2e/package.json',
    '/vehicles/fortuner?%ff',
    '/vehicles/fortuner?a=%00',
    '/vehicles/fortuner?%',
    'http://evil.example/vehicles',
    'vehicles',
    '/vehicles#models',
    '*',
  ]
  for (const target of malformed) {
    const response = await get(target)
    expectRefusal(response, target, [400])
    expect.soft(response.body, target).toContain('<h1>Bad request</h1>')
  }
  expectRefusal(await get(`/${'a'.repeat(8_500)}`), 'over 8 KB', [414])
  expectRefusal(await get('/vehicles', { Cookie: `a=${'b'.repeat(20_000)}` }), '20 kB cookie', [431])
})

test('returns 404 for unknown addresses', { tag: '@core' }, async () => {
  const unknown = [
    '/nothing',
    '/vehicles/no-such-range',
    '/vehicles/constructor',
    '/vehicles/__proto__',
    '/vehicles/%F0%9F%9A%97',
    '/vehicles/..%2f..%2fpackage.json',
    `/vehicles/${'a'.repeat(4_000)}`,
    '/vehicles/fortuner/x',
    '/xx/vehicles',
    '/.env',
    '/.git/config',
    '/package.json',
    '/_next',
    '/_next/static/..%2f..%2fpackage.json',
    '/_next/image?url=%2Ficon.svg&w=640&q=75',
    '/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=640&q=75',
    '/_next/data/x/index.json',
    '/vehicles.rsc',
    '/catalogue',
    '/_error',
    '/500',
  ]
  for (const target of unknown) expectRefusal(await get(target), target, [404])
})

test('serves a page when its query is malformed', { tag: '@core' }, async () => {
  for (const query of [
    '&&&==&=a&[]',
    'model=%E2%82%AC',
    'model[]=1&model[a]=2',
    'a'.repeat(6_000),
    '?',
    ';',
  ]) {
    expect.soft((await get(`/vehicles/fortuner?${query}`)).status, query).toBe(200)
  }
})

test('returns 405 for unsupported methods, and responds to HEAD without a body', {
  tag: '@core',
}, async () => {
  const refused: readonly (readonly [path: string, methods: readonly string[]])[] = [
    ['/', ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']],
    ['/vehicles/fortuner', ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']],
    ['/art/x', ['POST', 'OPTIONS']],
    ['/robots.txt', ['POST']],
    ['/healthz', ['POST', 'OPTIONS']],
    ['/_next/static/x.js', ['POST', 'DELETE']],
    ['/admin/login', ['PUT', 'PATCH', 'DELETE', 'OPTIONS']],
    ['/services/vehicles/vehicle-models', ['POST', 'PUT', 'PATCH', 'DELETE']],
  ]
  for (const [target, methods] of refused) {
    for (const method of methods) {
      const response = await send({ method, target, body: '{bad', headers: json })
      expectRefusal(response, `${method} ${target}`, [405])
      expect.soft(response.headers.get('allow'), `${method} ${target}`).toContain('GET')
    }
  }
  expectRefusal(await send({ method: 'FOO', target: '/' }), 'FOO', [400])
  expectRefusal(await send({ method: 'CONNECT', target: 'evil.example:443' }), 'CONNECT', [405])
  for (const target of [
    '/',
    '/vehicles/fortuner',
    '/sitemap.xml',
    '/services/vehicles/vehicle-models',
    '/api/ranges',
  ]) {
    const response = await send({ method: 'HEAD', target })
    expect.soft(response.status, `HEAD ${target}`).toBe(200)
    expect.soft(response.body, `HEAD ${target}`).toBe('')
  }
})

test('returns 413 for oversized bodies, declared or chunked, and 400 for invalid lengths', {
  tag: '@core',
}, async () => {
  const chunked = { ...json, 'Transfer-Encoding': 'chunked' }
  async function* megabytes(count: number) {
    for (let sent = 0; sent < count * 16; sent++) yield Buffer.alloc(65_536, 0x20)
  }
  for (const [target, over] of [
    ['/api/users/login', 2],
    ['/services/vehicles/vehicle-models', 2],
    ['/api/media', 11],
  ] as const) {
    const response = await send({
      method: 'POST',
      target,
      headers: { ...json, 'Content-Length': String(over * 1_048_576) },
    })
    expectRefusal(response, `${target}, announced`, [413])
    expect.soft(response.headers.get('content-type'), target).toBe(problem)
  }
  for (const [target, status] of [
    ['/api/users/login', 413],
    // Refused before its body is read: it needs a session.
    ['/api/ranges', 403],
  ] as const) {
    const response = await send({ method: 'POST', target, headers: chunked, body: megabytes(2) })
    expectRefusal(response, `${target}, in chunks`, [status])
  }
  expectRefusal(await get('/vehicles', { 'Content-Length': '-1' }), 'negative length', [400])
  expectRefusal(await get('/vehicles', { 'Content-Length': '9'.repeat(30) }), 'impossible length', [400])
  const smuggled = { 'Transfer-Encoding': 'chunked', 'Content-Length': '3' }
  expectRefusal(await send({ method: 'POST', target: '/api/x', headers: smuggled }), 'both lengths', [400])
})

test('rejects unknown drawings', { tag: '@core' }, async () => {
  const unknownDrawings = [
    'vehicle/tank/side/a41e22/640.webp',
    'vehicle/constructor/side/a41e22/640.webp',
    'vehicle/vitz/__proto__/a41e22/640.webp',
    'vehicle/vitz/side/red/640.webp',
    'vehicle/vitz/side/a41e22/99999.webp',
    'vehicle/vitz/side/a41e22/640.exe',
    'scene/toString/wide/vitz/a41e22/640.webp',
    '..%2f..%2fpackage.json',
  ]
  for (const drawing of unknownDrawings) expectRefusal(await get(`/art/x/${drawing}`), drawing, [400, 404])
})

test('returns 400 with a detail message for invalid filters of the served contract', {
  tag: '@core',
}, async () => {
  const broken = [
    'filter',
    'filter=%7B',
    'filter=[]',
    'filter=null',
    'filter=%7B%22where%22:[]%7D',
    'filter=%7B%22where%22:%7B%22or%22:[]%7D%7D',
    'filter=%7B%22include%22:%22x%22%7D',
    'filter=%7B%22limit%22:1e9%7D',
    'filter=%7B%22skip%22:1.5%7D',
    `filter=${'%7B%22where%22:'.repeat(500)}`,
    'filter[where]=x',
    'filter[where][password]=x',
    'filter[where][__proto__]=x',
    'filter[where][code][gt]=1',
    'filter[where][code][nin]=1',
    'filter[where][code][inq][a]=1',
    'filter[where][[code]=1',
    `filter[where][code]=${'a'.repeat(500)}`,
    `filter[where][code][inq]=a${'&filter[where][code][inq]=a'.repeat(200)}`,
    'filter[limit]=0',
    'filter[limit]=1000',
    'filter[limit]=1&filter[limit]=2',
    'filter[order]=price%20SIDEWAYS',
    'filter[order]=price;drop%20table',
    'filter[x]=1',
    'limit=1000',
    'draft=true',
    'anything',
  ]
  for (const query of broken) {
    const response = await get(`/services/vehicles/vehicle-models?${query}`)
    expectRefusal(response, query.slice(0, 60), [400])
    expect.soft(response.headers.get('content-type'), query.slice(0, 60)).toContain(problem)
    expect.soft(response.body, query.slice(0, 60)).toMatch(/"detail":"[A-Z“].*\."/)
  }
  expectRefusal(await get('/services/x/y'), 'an unknown service', [404])
})
