import { expect, test } from 'vitest'
import { endpoints } from '#features/vehicles/vehicles/services.ts'
import { openApiDocument } from '#platform/service/openapi.ts'

test('publishes every path of the contract with its fields and filters', () => {
  const published = openApiDocument(endpoints, '1.0.0') as { paths: Record<string, unknown> }
  expect(Object.keys(published.paths)).toEqual([
    '/services/vehicles/vehicle-ranges',
    '/services/vehicles/vehicle-models',
    '/services/vehicles/owner-benefits',
    '/services/gateway/vehicle-ranges',
    '/services/gateway/vehicle-models',
    '/services/gateway/owner-benefits',
  ])
  expect(JSON.stringify(published)).toContain('"monthlyInstallment"')
  expect(JSON.stringify(published)).toContain('"filter[where][code][inq]"')
})
