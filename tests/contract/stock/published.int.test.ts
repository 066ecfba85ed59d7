import { expect, test } from 'vitest'
import { endpoints } from '#features/stock/stock/services.ts'
import { openApiDocument } from '#platform/service/openapi.ts'

test('publishes the path of the contract with its parameter, its fields and that it requires a service key (D-371, D-095)', () => {
  const { paths } = openApiDocument(endpoints, '1.0.0') as { paths: Record<string, { get: object }> }
  const path = '/services/backend/dealer-vehicles/used-vehicles/dealer-code/{supplierCode}'
  expect(Object.keys(paths)).toEqual([path])
  expect(paths[path]?.get).toMatchObject({
    security: [{ serviceKey: [] }],
    parameters: [{ name: 'supplierCode', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 401: {} },
  })
  expect(JSON.stringify(paths)).toContain('"ImageUrl"')
  expect(JSON.stringify(paths)).toContain('"allowInternet"')
})
