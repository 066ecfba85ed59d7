import { expectNoServerError, expectRefusal, get, json, post } from '../support/refusals.ts'
import { expect, test } from '../support/test.ts'

const form = { 'Content-Type': 'multipart/form-data; boundary=a' }
const asQuery = {
  'Content-Type': 'application/x-www-form-urlencoded',
  'X-Payload-HTTP-Method-Override': 'GET',
}

test.describe.configure({ mode: 'parallel' })

test('rejects invalid or excessive query parameters, and accepts those within limits', {
  tag: '@core',
}, async () => {
  const refused = [
    'limit=-1',
    'limit=0',
    'limit=101',
    'limit=100000',
    'limit=1.5',
    'limit=abc',
    'limit=1e400',
    'limit[a]=1',
    'pagination=false',
    'page=-1',
    'page=1e30',
    'page=99999999999999999999',
    'depth=abc',
    'depth=1000',
    'locale=xx',
    'locale[]=en',
    'draft=true',
    'where=x',
    'where=%7B',
    'data=%7B',
  ]
  for (const query of refused) expectRefusal(await get(`/api/ranges?${query}`), query, [400, 403])
  for (const query of [
    'limit=100',
    'page=999999',
    'depth=3',
    'depth=99',
    'locale=zu',
    'locale=all',
    'draft=false',
  ])
    expect.soft((await get(`/api/ranges?${query}`)).status, query).toBe(200)
})

test('rejects conditions on unknown fields and with unsuitable operators', { tag: '@core' }, async () => {
  const refused = [
    'where[nothing][equals]=1',
    'where[name][nothing]=1',
    'where[name]=1',
    'where[id][equals]=99999999999999999999',
    'where[id][in]=a,b',
    'where[id][greater_than]=1e400',
    'where[createdAt][greater_than]=275760-09-13',
    'where[name][near]=1,2,3',
    'where[name][within]=x',
    'where[name][intersects]=x',
    'where[name][all]=x',
    'where[order][contains]=1',
    'where[_status][equals]=nonsense',
    'where[_status][greater_than]=a',
    'where[bodyType][like]=a',
    'where[hero.colour][equals]=abc',
    'where[figures][equals]=1',
    'where[version.name][equals]=1',
    `where${'[and][0]'.repeat(200)}[name][equals]=1`,
  ]
  for (const query of refused) expectRefusal(await get(`/api/ranges?${query}`), query.slice(0, 60), [400])
})

test('responds without a server error to conditions and orders that Payload tolerates', {
  tag: '@core',
}, async () => {
  const ranges = [
    'where[id][equals]=abc',
    'where[order][greater_than]=abc',
    'where[createdAt][greater_than]=abc',
    'where[name][like]=%25',
    'where[name][exists]=maybe',
    'where[tagline][equals]=1',
    'where[tagline][greater_than]=1',
    'where[tagline.xx][equals]=1',
    'where[figures.label][equals]=x',
    'where[figures.value][greater_than]=1',
    'where[or]=1',
    'where[or][0]=1',
    'where[0]=x',
    'where[__proto__][equals]=1',
    `where[name][in]=${'a,'.repeat(3_000)}`,
    'sort=nothing',
    'sort=name;drop',
    'sort=hero.nothing',
    'sort[a]=x',
    'select=x',
    'select[hero][x][y]=true',
    'populate=x',
    'populate[users][email]=true',
    'joins[x][limit]=1',
    'trash=maybe',
    'fallback-locale=xx',
    'fallbackLocale[x]=1',
    'a[]=1&'.repeat(500),
  ]
  for (const query of ranges) expectNoServerError(await get(`/api/ranges?${query}`), query.slice(0, 60))
  const models = [
    'where[price][greater_than]=99999999999999999999',
    'where[range][equals]=abc',
    'where[range.nothing][equals]=x',
    'where[colours][greater_than]=x',
    'where[colours.hex][equals]=x',
    'where[specifications][greater_than]=1',
    'where[specifications.items.value][greater_than]=1',
    'where[hiddenFilterColumns][equals]=99',
    'where[fuelType][in]=Petrol,Nonsense',
    'where[usage][greater_than]=1',
    'sort=specifications.items.value',
    'sort=colours.hex',
  ]
  for (const query of models) expectNoServerError(await get(`/api/models?${query}`), query)
})

test('rejects unknown documents and unknown API paths', { tag: '@core' }, async () => {
  for (const id of [
    'abc',
    '99999999999999999999',
    '-1',
    '1.5',
    '1e400',
    'null',
    '999999',
    'duplicate',
    '1/x',
  ])
    expectRefusal(await get(`/api/ranges/${id}`), id, [400, 404])
  for (const target of ['/api', '/api/nothing', '/api/globals', '/api/globals/x', '/api/graphql', '/api/og'])
    expectRefusal(await get(target), target, [404])
})

test('rejects invalid request bodies and invalid searches sent by POST', { tag: '@core' }, async () => {
  const login = '/api/users/login'
  const bodies: readonly (readonly [label: string, body: string, headers?: Record<string, string>])[] = [
    ['broken JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['numbers', '{"email":1,"password":2}'],
    ['objects', '{"email":{"$gt":""},"password":["x"]}'],
    ['a zero byte', '{"email":"a\\u0000b@x.y","password":"x"}'],
    ['deeply nested', '['.repeat(100_000)],
    ['another encoding', '{}', { 'Content-Type': 'application/json; charset=utf-16' }],
    ['no form', 'xxx', { 'Content-Type': 'multipart/form-data' }],
    ['half a form', 'xxx', form],
    [
      'a form with broken JSON',
      '--a\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{bad\r\n--a--\r\n',
      form,
    ],
    [
      'a file',
      '--a\r\nContent-Disposition: form-data; name="file"; filename="../x"\r\n\r\nx\r\n--a--\r\n',
      form,
    ],
  ]
  for (const [label, body, headers] of bodies)
    expectRefusal(await post(login, body, headers), label, [400, 401])
  const overridden = { ...json, 'X-HTTP-Method-Override': 'GET' }
  expectRefusal(await post('/api/ranges', '{bad', overridden), 'a search of broken JSON', [400])
  expectRefusal(await post('/api/ranges', 'limit=100000', asQuery), 'a search for everything', [400])
  expectRefusal(await post('/api/ranges', 'page=-1', asQuery), 'a search before the first page', [400])
  expectRefusal(await post('/api/ranges', 'where[name][equals]=%00', asQuery), 'a search for zero', [400])
})

test('refuses account recovery and registration, without revealing which accounts exist', {
  tag: '@core',
}, async () => {
  for (const body of [
    '',
    '{',
    'null',
    '{}',
    '{"email":1,"token":1,"password":1}',
    '{"token":"\\u0000","password":"x"}',
  ])
    for (const action of ['reset-password', 'verify/x', 'first-register', 'refresh-token'])
      expectRefusal(await post(`/api/users/${action}`, body), `${action} ${body}`, [400, 403, 404])
  const known = await post('/api/users/forgot-password', '{"email":"admin@example.co.za"}')
  const unknown = await post('/api/users/forgot-password', '{"email":"nobody@example.co.za"}')
  expectRefusal(known, 'a forgotten password', [403])
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
})
