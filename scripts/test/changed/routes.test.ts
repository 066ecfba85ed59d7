import { expect, test } from 'vitest'
import { addressesIn, filesOf, routesAt, routesEnding, routesOf } from './routes.ts'

const site = 'src/app/(site)/[locale]/[theme]'
const files = [
  `${site}/[...path]/page.tsx`,
  `${site}/layout.tsx`,
  `${site}/nothing-here/page.tsx`,
  `${site}/page.tsx`,
  `${site}/vehicles/[range]/compare/page.tsx`,
  `${site}/vehicles/[range]/page.tsx`,
  `${site}/vehicles/page.tsx`,
  'src/app/(cms)/api/[[...slug]]/route.ts',
  'src/app/(cms)/layout.tsx',
  'src/app/(services)/api/search/route.ts',
  'src/app/sitemap.ts',
]
const routes = routesOf(files)
const addressesOfRoutes = (found: typeof routes) =>
  found.map(({ segments }) => `/${segments.join('/')}`).sort()

test.each([
  ['/', ['/']],
  ['/vehicles', ['/vehicles']],
  ['/vehicles/fortuner', ['/vehicles/[range]']],
  ['/vehicles/fortuner/compare', ['/vehicles/[range]/compare']],
  ['/contact', ['/[...path]', '/nothing-here']],
  ['/vehicles/fortuner/none', ['/[...path]', '/nothing-here']],
  ['/api/search', ['/api/search']],
  ['/api/pages/1', ['/api/[[...slug]]']],
  ['/api', ['/api/[[...slug]]']],
  ['/sitemap.xml', ['/sitemap.xml']],
  ['/api/*', ['/api/[[...slug]]', '/api/search']],
  [
    '/vehicles/*',
    ['/[...path]', '/nothing-here', '/vehicles', '/vehicles/[range]', '/vehicles/[range]/compare'],
  ],
])('matches %s to the routes %j', (address, expected) => {
  expect(addressesOfRoutes(routesAt(address, routes))).toEqual(expected)
})

test('matches an address without its origin or the beginning of its path', () => {
  expect(addressesOfRoutes(routesEnding('/vehicles/vitz', routes))).toEqual(['/vehicles/[range]'])
  expect(addressesOfRoutes(routesEnding('/compare', routes))).toContain('/vehicles/[range]/compare')
})

test('lists the file of a route and the layouts around it', () => {
  const vehicles = routesAt('/vehicles', routes).flatMap((route) => filesOf(route, files))
  expect(vehicles).toEqual([`${site}/vehicles/page.tsx`, `${site}/layout.tsx`])
})

test.each([
  ["page.goto('/gr')", ['/gr']],
  [`get('/vehicles/\${slug}?code=57U')`, ['/vehicles/*']],
  [`get('\${origin}/vehicles')`, ['*/vehicles']],
  ["get('/enquiry/' + kind)", ['/enquiry/*']],
  ['toHaveURL(/\\/vehicles\\/vitz$/)', ['//vehicles/vitz']],
  ["goto('/')", ['/']],
  ["path.split('/').join('/')", []],
  ['text.match(/^HTTP/) // a/b', []],
])('finds in %s the addresses %j', (source, expected) => {
  expect(addressesIn(source)).toEqual(expected)
})
