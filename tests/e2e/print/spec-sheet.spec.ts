import { expect, test } from '../support/test.ts'

test('returns the specification sheet of a model as PDF, and 404 for an unknown model (V-241)', {
  tag: '@core',
}, async ({ request }) => {
  const sheet = await request.get('/vehicles/fortuner/spec-sheet?code=57U')
  expect(sheet.status()).toBe(200)
  expect(sheet.headers()['content-type']).toBe('application/pdf')
  expect(sheet.headers()['content-disposition']).toBe('inline; filename="fortuner-57u-specification.pdf"')
  const body = await sheet.body()
  expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  const unknown = await request.get('/vehicles/fortuner/spec-sheet?code=ZZZ')
  expect(unknown.status()).toBe(404)
  expect(unknown.headers()['content-type']).toContain('application/problem+json')
  expect((await request.get('/vehicles/fortuner/spec-sheet?code=')).status()).toBe(400)
  expect((await request.get('/vehicles/nothing/spec-sheet?code=57U')).status()).toBe(404)
})
