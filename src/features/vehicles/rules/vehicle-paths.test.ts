import { expect, test } from 'vitest'
import { comparePath, lineUpPath, offersPath, rangePath, specSheetPath, withDealer } from './vehicle-paths.ts'

test('builds the comparison path from its codes, in their order (V-256)', () => {
  expect(comparePath('fortuner', ['57U'])).toBe('/vehicles/fortuner/compare?code=57U')
  expect(comparePath('fortuner', ['57U', '73T'])).toBe('/vehicles/fortuner/compare?code=57U,73T')
  expect(comparePath('fortuner', [])).toBe('/vehicles/fortuner/compare')
})

test('places the comparison and specification sheet of a dealer below the dealer path (V-194, V-257)', () => {
  expect(comparePath('hiace', ['N35'], 'ridgeway')).toBe(
    '/dealers/ridgeway/new-vehicles/hiace/compare?code=N35',
  )
  expect(specSheetPath('hiace', 'N35', 'ridgeway')).toBe(
    '/dealers/ridgeway/new-vehicles/hiace/spec-sheet?code=N35',
  )
})

test('places specification sheets and offers below the path of their range (V-165, V-241)', () => {
  expect(specSheetPath('vitz', '86W')).toBe('/vehicles/vitz/spec-sheet?code=86W')
  expect(specSheetPath('vitz', ['86W', '86X'])).toBe('/vehicles/vitz/spec-sheet?code=86W,86X')
  expect(offersPath('corolla-cross')).toBe('/vehicles/corolla-cross/offers')
})

test('places the new vehicles of a dealer below the dealer path (D-072, D-073)', () => {
  expect(lineUpPath('ridgeway')).toBe('/dealers/ridgeway/new-vehicles')
  expect(rangePath('hiace', 'ridgeway')).toBe('/dealers/ridgeway/new-vehicles/hiace')
  expect(rangePath('hiace')).toBe('/vehicles/hiace')
})

test.each([
  ['/vehicles', '/dealers/ridgeway/new-vehicles'],
  ['/vehicles/hiace', '/dealers/ridgeway/new-vehicles/hiace'],
  ['/vehicles/hiace?model=N35#models', '/dealers/ridgeway/new-vehicles/hiace?model=N35#models'],
  ['/vehicles/hiace/compare?code=N35', '/dealers/ridgeway/new-vehicles/hiace/compare?code=N35'],
  ['/vehicles/hiace/offers', '/vehicles/hiace/offers'],
  ['/vehicles/hilux-range', '/vehicles/hilux-range'],
  ['/enquiry/test-drive', '/enquiry/test-drive?dealer=ridgeway'],
  ['/enquiry', '/enquiry'],
  ['/vehiclesque', '/vehiclesque'],
  ['https://example.co.za/vehicles/hiace', 'https://example.co.za/vehicles/hiace'],
])('links %s on dealer pages to %s (D-073)', (href, expected) => {
  expect(withDealer(href, 'ridgeway', (slug) => slug === 'hiace')).toBe(expected)
})
