import { expect, test } from 'vitest'
import { everythingVisible } from '#features/dealers/dealers/index.ts'
import { comparePath, lineUpPath, offersPath, rangePath, specSheetPath, withDealer } from './vehicle-paths.ts'

test('builds the comparison path from its codes, in their order (V-256)', () => {
  expect(comparePath('fortuner', ['57U'])).toBe('/vehicles/fortuner/compare?code=57U')
  expect(comparePath('fortuner', ['57U', '73T'])).toBe('/vehicles/fortuner/compare?code=57U,73T')
  expect(comparePath('fortuner', [])).toBe('/vehicles/fortuner/compare')
  expect(comparePath(null, ['57U', 'V01'])).toBe('/compare?code=57U,V01')
})

test('places the comparison and specification sheet of a dealer below the dealer path (V-194, V-257)', () => {
  expect(comparePath('hiace', ['N35'], 'ridgeway')).toBe(
    '/dealers/ridgeway/new-vehicles/hiace/compare?code=N35',
  )
  expect(comparePath(null, ['N35'], 'ridgeway')).toBe('/dealers/ridgeway/new-vehicles/compare?code=N35')
  expect(specSheetPath('hiace', 'N35', 'ridgeway')).toBe(
    '/dealers/ridgeway/new-vehicles/hiace/spec-sheet?code=N35',
  )
})

test('places specification sheets and offers below the path of their range (V-165, V-241)', () => {
  expect(specSheetPath('vitz', '86W')).toBe('/vehicles/vitz/spec-sheet?code=86W')
  expect(specSheetPath('vitz', ['86W', '86X'])).toBe('/vehicles/vitz/spec-sheet?code=86W,86X')
  expect(offersPath('corolla-cross')).toBe('/vehicles/corolla-cross/offers')
})

test('places the new vehicles of a dealer below the dealer path (D-072, D-073, D-082)', () => {
  expect(lineUpPath('ridgeway')).toBe('/dealers/ridgeway/new-vehicles')
  expect(rangePath('hiace', 'ridgeway')).toBe('/dealers/ridgeway/new-vehicles/hiace')
  expect(rangePath('hiace')).toBe('/vehicles/hiace')
  expect(offersPath('hiace', 'ridgeway')).toBe('/dealers/ridgeway/new-vehicles/hiace/offers')
})

test.each([
  ['/vehicles', '/dealers/ridgeway/new-vehicles'],
  ['/vehicles/hiace', '/dealers/ridgeway/new-vehicles/hiace'],
  ['/vehicles/hiace?model=N35#models', '/dealers/ridgeway/new-vehicles/hiace?model=N35#models'],
  ['/vehicles/hiace/compare?code=N35', '/dealers/ridgeway/new-vehicles/hiace/compare?code=N35'],
  ['/vehicles/hiace/offers', '/dealers/ridgeway/new-vehicles/hiace/offers'],
  ['/vehicles/hilux-range#safety', '/dealers/ridgeway/new-vehicles/hilux-range#safety'],
  ['/vehicles/hiace/', '/dealers/ridgeway/new-vehicles/hiace/'],
  ['/compare?code=N35,57U', '/dealers/ridgeway/new-vehicles/compare?code=N35,57U'],
  ['/compare-all', '/compare-all'],
  ['/vehicles/size', '/vehicles/size'],
  ['/vehicles/size?a=hiace', '/vehicles/size?a=hiace'],
  ['/offers#finance-offers', '/offers#finance-offers'],
  ['/vehicles/hiace/journeys/karoo', '/vehicles/hiace/journeys/karoo'],
  ['/enquiry/test-drive', '/enquiry/test-drive?dealer=ridgeway'],
  ['/enquiry', '/enquiry'],
  ['/vehiclesque', '/vehiclesque'],
  ['https://example.co.za/vehicles/hiace', 'https://example.co.za/vehicles/hiace'],
])('links %s on dealer pages to %s (D-073)', (href, expected) => {
  expect(withDealer(href, { slug: 'ridgeway', shows: everythingVisible })).toBe(expected)
})

test('links to no offers on the pages of a dealer whose region hides them (D-073, F-12)', () => {
  const dealer = { slug: 'ridgeway', shows: { ...everythingVisible, offersItem: false } }
  expect(withDealer('/vehicles/hiace/offers', dealer)).toBeNull()
  expect(withDealer('/offers', dealer)).toBeNull()
  expect(withDealer('/vehicles/hiace', dealer)).toBe('/dealers/ridgeway/new-vehicles/hiace')
})

test('links to no prices of all ranges on the pages of a dealer whose region hides prices (F-12)', () => {
  const dealer = { slug: 'ridgeway', shows: { ...everythingVisible, vehiclePrices: false } }
  expect(withDealer('/offers', dealer)).toBeNull()
})
