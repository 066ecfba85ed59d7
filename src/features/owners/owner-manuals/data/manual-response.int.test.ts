import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listRanges } from '#features/vehicles/vehicles/server.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { readCompressedPdf } from '#tests/pdf-text.ts'
import { pick } from '#tests/scale.ts'
import { manualKilobytes } from '../ui/manual-size.ts'
import { loadManuals } from './load-manuals.ts'
import { respondWithManual } from './manual-response.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ content: true })
}, 120_000)
afterAll(() => cms.close())

const ask = (range: string, headers: Record<string, string> = {}) =>
  respondWithManual(range, new Request(`https://www.example.co.za/vehicles/${range}/manual`, { headers }))

it('is a PDF with the figures and services of the range, and 304 for a browser that has it', async () => {
  const response = await ask('corolla-cross')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(
    'inline; filename="corolla-cross-owners-manual.pdf"',
  )
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const { text, info } = readCompressedPdf(Buffer.from(await response.arrayBuffer()))
  for (const expected of ['Corolla Cross', '0800 000 001', '215/60 R17', '750 kg', 'Driving a hybrid'])
    expect(text).toContain(expected)
  expect(text).toContain('15 000 km / 12 months')
  expect(text).not.toContain('Part-time four-wheel drive')
  expect(info).toContain('/UseOutlines')

  const again = await ask('corolla-cross', { 'if-none-match': response.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

it('is 404 for a range that is not on sale', async () => {
  expect((await ask('corona')).status).toBe(404)
})

it('is 503 when its data cannot be read, and never a manual without figures', async () => {
  const rename = (from: string, to: string) =>
    postgresOf(cms.payload).drizzle.execute(sql.raw(`alter table ${from} rename to ${to}`))
  await rename('service_schedules', 'service_schedules_away')
  try {
    const response = await ask('gr-86')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
  } finally {
    await rename('service_schedules_away', 'service_schedules')
  }
})

it('has about the size that the list states', async () => {
  const all = (await listRanges()).map(({ slug }) => slug)
  for (const range of pick({ gate: ['vitz'], all })) {
    const size = (await (await ask(range)).arrayBuffer()).byteLength / 1000
    expect(size, range).toBeGreaterThan(0.7 * manualKilobytes)
    expect(size, range).toBeLessThan(1.3 * manualKilobytes)
  }
})

it('is listed once for every range', async () => {
  const list = await loadManuals()
  const slugs =
    list.state === 'ready' ? list.data.flatMap(({ manuals }) => manuals.map(({ slug }) => slug)) : []
  expect(slugs.sort()).toEqual((await listRanges()).map(({ slug }) => slug).sort())
})
