import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CalendarDay } from '#platform/time/clock.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { loadValueAddedOffers } = await import('./value-added-offers.ts')

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms({ content: true })
})

afterAll(() => cms.close())

describe('the loader of value-added offers', () => {
  const offersOn = async (day: CalendarDay) => {
    const live = await loadValueAddedOffers({ today: day })
    return live.state === 'ready' ? live.data : []
  }

  test('returns 12 months complimentary insurance and no excess reducer for the Vitz (C-175)', async () => {
    const [vitz] = (await offersOn(siteClock().today())).filter(({ range }) => range.slug === 'vitz')
    expect(vitz?.title).toBe('12 months complimentary insurance')
    expect(JSON.stringify(vitz)).not.toMatch(/excess reducer/i)
  })

  test.each(['2024-07-01', '2024-09-30'] as const)(
    'returns the 2024 offer of the Fortuner with its R\u00a010\u00a0000 on %s (C-176)',
    async (day) => {
      const offers = await offersOn(day)
      expect(offers.map(({ range }) => range.slug)).toEqual(['fortuner'])
      expect(offers[0]).toMatchObject({ start: '2024-07-01', end: '2024-09-30' })
      expect(JSON.stringify(offers)).toContain('R\u00a010\u00a0000')
      expect(offers[0]?.terms.join(' ')).toContain('1 Jul to 30 Sep 2024')
    },
  )

  test.each(['2024-06-30', '2024-10-01'] as const)('returns no offer on %s (C-176)', async (day) => {
    expect(await offersOn(day)).toEqual([])
  })

  test('returns current offers for the Fortuner and the Vitz only (C-171)', async () => {
    const slugs = (await offersOn(siteClock().today())).map(({ range }) => range.slug)
    expect(slugs.toSorted()).toEqual(['fortuner', 'vitz'])
  })
})
