import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { loadOwnerBenefits } = await import('./owner-benefits.ts')

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms({ content: true })
})

afterAll(() => cms.close())

async function dataOf<Data>(
  result: Promise<{ state: 'ready'; data: Data } | { state: 'empty' | 'failed' }>,
): Promise<Data> {
  const live = await result
  if (live.state !== 'ready') throw new Error(`Expected the state ready, got ${live.state}.`)
  return live.data
}

describe('the loader of owner benefits', () => {
  const benefitsOf = (code: string, language: 'en' | 'af' | 'zu' = 'en') =>
    dataOf(loadOwnerBenefits({ language, codes: [code] }))

  test('returns 6 services / 60 000 km for the Hiace 2.7 PWD (C-132)', async () => {
    const { docs } = await cms.payload.find({
      collection: 'models',
      where: { name: { equals: 'Hiace 2.7 PWD' } },
    })
    const { servicePlan, warranty, wifi } = await benefitsOf(docs[0]?.code ?? '')
    expect(servicePlan).toEqual({ text: '6 services / 60 000 km', language: 'en' })
    expect(warranty).toEqual({ text: '3 years / 100 000 km', language: 'en' })
    expect(wifi).toEqual({ text: '25GB for 12 months', language: 'en' })
  })

  test('returns the benefits of each model by its code (C-137, C-374)', async () => {
    expect((await benefitsOf('57U')).servicePlan?.text).toBe('9 services / 90 000 km')
    expect((await benefitsOf('66M')).servicePlan?.text).toBe('6 services / 90 000 km')
  })

  test('returns no English word in Afrikaans and isiZulu (C-133, C-134, C-135)', async () => {
    expect(await benefitsOf('N35', 'af')).toEqual({
      servicePlan: { text: '9 dienste / 90 000 km', language: 'af' },
      warranty: { text: '3 jaar / 100 000 km', language: 'af' },
      wifi: { text: '25GB vir 12 maande', language: 'af' },
    })
    expect(await benefitsOf('N35', 'zu')).toEqual({
      servicePlan: { text: 'amasevisi angu-9 / 90 000 km', language: 'zu' },
      warranty: { text: 'iminyaka engu-3 / 100 000 km', language: 'zu' },
      wifi: { text: '25GB izinyanga ezingu-12', language: 'zu' },
    })
  })

  test('returns an empty result, not a failure, for an unknown code', async () => {
    expect(await loadOwnerBenefits({ language: 'en', codes: ['ZZZ'] })).toEqual({ state: 'empty' })
  })
})
