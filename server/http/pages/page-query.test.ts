import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { knownParameters } from '#features/site/site-map/addresses.ts'
import {
  buildCustomRoute,
  matchHas,
  prepareDestination,
} from '#platform/next-internals/rewriting.test-support.ts'
import nextConfig from '../../../next.config.ts'
import { pageRequestOf, withCanonicalParameters } from './page-key.ts'

/** Returns the internal path for an address, through the page key and Next's own rewrite matching. */
async function pageOf(path: string, search: string): Promise<string> {
  const url = new URL(
    pageRequestOf({ path, query: search }, {}, { knownParameters })?.toNextRequest().url ?? '',
    'http://internal',
  )
  const rewrites = await nextConfig.rewrites?.()
  let pathname = url.pathname
  for (const { source, destination, has, missing } of (rewrites as { beforeFiles: never[] }).beforeFiles) {
    const params = buildCustomRoute('before_files_rewrite', { source, destination }).match(pathname)
    const query = Object.fromEntries(url.searchParams)
    const conditions = params && matchHas({ headers: {} } as IncomingMessage, query, has, missing)
    if (!params || !conditions) continue
    const all = { ...params, ...conditions }
    const rewrite = { appendParamsToQuery: true, destination, params: all, query }
    pathname = prepareDestination(rewrite).parsedDestination.pathname ?? ''
  }
  return decodeURIComponent(pathname)
}

test('moves the codes of a comparison into the internal path, in the theme of its range', async () => {
  expect(await pageOf('/vehicles/fortuner/compare', 'code=57U,73T&utm_source=x')).toBe(
    '/en/light/vehicles/fortuner/compare/57U,73T',
  )
  expect(await pageOf('/vehicles/gr-corolla/compare', 'code=P34')).toBe(
    '/en/racing/vehicles/gr-corolla/compare/P34',
  )
  expect(await pageOf('/dealers/ridgeway/new-vehicles/hiace/compare', 'code=N35')).toBe(
    '/en/light/dealers/ridgeway/new-vehicles/hiace/compare/N35',
  )
})

test('moves the codes of a comparison across ranges into the internal path, on the site and for a dealer', async () => {
  expect(await pageOf('/compare', 'code=57U,V01&utm_source=x')).toBe('/en/light/compare/57U,V01')
  expect(await pageOf('/dealers/ridgeway/new-vehicles/compare', 'code=57U&code=V01')).toBe(
    '/en/light/dealers/ridgeway/new-vehicles/compare/57U,V01',
  )
  // A form without JavaScript sends a code for every ticked range.
  const all = Array.from({ length: 25 }, (_, index) => `R${index}`)
  expect(await pageOf('/compare', all.map((code) => `code=${code}`).join('&'))).toBe(
    `/en/light/compare/${all.join(',')}`,
  )
  expect(await pageOf('/compare', 'code=57U/73T')).toBe('/en/light/compare')
})

test('leads to the same page for the repeated code parameters of a form', async () => {
  expect(await pageOf('/vehicles/fortuner/compare', 'code=57U&code=73T')).toBe(
    await pageOf('/vehicles/fortuner/compare', 'code=57U,73T'),
  )
})

test('moves the filters of the line-up into the internal path, in one order', async () => {
  expect(await pageOf('/vehicles', 'fuel=hybrid&body=suvs&utm_source=x')).toBe(
    '/en/light/vehicles/filter/body/suvs/fuel/hybrid',
  )
  const all = 'body=cars&price=500000&seats=5&fuel=petrol&drive=front'
  expect(await pageOf('/vehicles', all)).toBe(
    '/en/light/vehicles/filter/body/cars/price/500000/seats/5/fuel/petrol/drive/front',
  )
  expect(await pageOf('/vehicles', 'body=tanks&price=500001&seats=')).toBe('/en/light/vehicles')
  expect(await pageOf('/vehicles/rav4', 'fuel=hybrid')).toBe('/en/light/vehicles/rav4')
})

test('moves two ranges to compare in size into the internal path', async () => {
  expect(await pageOf('/vehicles/size', 'b=rav4&a=vitz')).toBe('/en/light/vehicles/size/vitz/rav4')
  expect(await pageOf('/vehicles/size', 'a=vitz&b=')).toBe('/en/light/vehicles/size/vitz')
  expect(await pageOf('/vehicles/size', 'b=vitz')).toBe('/en/light/vehicles/size')
})

test('renders a form whose query chooses its subject at an internal path', async () => {
  expect(await pageOf('/enquiry/quote', 'model=57U&colour=040&utm_source=x')).toBe(
    '/en/light/enquiry/chosen/enquiry/quote',
  )
  expect(await pageOf('/enquiry/quote', 'utm_source=x&model=')).toBe('/en/light/enquiry/quote')
  expect(await pageOf('/enquiry/check/abc', 'model=57U')).toBe('/en/light/enquiry/check/abc')
})

test('renders the form about a product at an internal path, and only with a title (C-202)', async () => {
  const title = encodeURIComponent('TGR Cap & Scarf')
  expect(await pageOf('/enquiry/merchandise', `product=${title}&utm_source=x`)).toBe(
    '/en/light/enquiry/chosen/enquiry/merchandise',
  )
  for (const product of ['', 'x'.repeat(121)])
    expect(await pageOf('/enquiry/merchandise', `product=${product}`)).toBe('/en/light/enquiry/merchandise')
  expect(await pageOf('/enquiry/quote', `product=${title}`)).toBe('/en/light/enquiry/quote')
})

test('renders a service schedule with a choice at an internal path', async () => {
  const path = '/owners/service-schedule'
  for (const query of ['model=57U', 'range=fortuner&model=&km=', 'model=57U&km=20000&utm_source=x'])
    expect(await pageOf(path, query)).toBe('/en/light/service-schedule-chosen')
  for (const query of ['', 'model=', 'model=5/7', 'km=0', 'range=a_b'])
    expect(await pageOf(path, query)).toBe(`/en/light${path}`)
})

test('renders a listing of used vehicles with a state at an internal path', async () => {
  const internal = '/en/light/dealers/ridgeway/pre-owned/chosen'
  expect(await pageOf('/dealers/ridgeway/pre-owned', 'make=toyota&make=lexus')).toBe(internal)
  expect(await pageOf('/dealers/groups/marula/pre-owned', 'sort=price_desc')).toBe(
    '/en/light/dealers/groups/marula/pre-owned/chosen',
  )
  expect(await pageOf('/dealers/ridgeway/pre-owned', 'utm_source=x&page=0&sort=cheap')).toBe(
    '/en/light/dealers/ridgeway/pre-owned',
  )
  expect(await pageOf('/dealers/ridgeway/team', 'group=true')).toBe('/en/light/dealers/ridgeway/team')
})

test.each(['group=true', 'group=1', 'group=', 'group'])(
  'shows the vehicles of the group for the query %s (D-083)',
  async (query) => {
    expect(await pageOf('/dealers/ridgeway/pre-owned', query)).toBe(
      '/en/light/dealers/ridgeway/pre-owned/chosen',
    )
    const request = pageRequestOf({ path: '/dealers/ridgeway/pre-owned', query }, {}, { knownParameters })
    expect(request?.key).toBe('/dealers/ridgeway/pre-owned?group=true')
    // A request that reaches Next as it came: of an editor, or for a page that is not cached.
    const address = { path: '/dealers/ridgeway/pre-owned', query }
    expect(withCanonicalParameters(address, { knownParameters }).query).toBe('group=true')
  },
)

test('ignores codes on other pages', async () => {
  expect(await pageOf('/vehicles/fortuner', 'code=57U')).toBe('/en/light/vehicles/fortuner')
})

test.each(['', '../..', '57U/73T', '<b>', '57U,', 'x'.repeat(40), Array(9).fill('57U').join(',')])(
  'leads to the comparison without codes, under one key, for the invalid codes %j',
  async (codes) => {
    expect(await pageOf('/vehicles/fortuner/compare', `code=${encodeURIComponent(codes)}`)).toBe(
      '/en/light/vehicles/fortuner/compare',
    )
    const request = pageRequestOf(
      { path: '/vehicles/fortuner/compare', query: `code=${encodeURIComponent(codes)}` },
      {},
      { knownParameters },
    )
    expect(request).toMatchObject({ key: '/vehicles/fortuner/compare', variant: false })
  },
)
