import { beforeEach, expect, it, vi } from 'vitest'
import { readDealer } from '#features/dealers/dealers/jobs.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { readSpecial } from './uncached.ts'

vi.mock('#features/dealers/dealers/jobs.ts', () => ({ readDealer: vi.fn() }))
const findSpecial = vi.hoisted(() => vi.fn())
vi.mock('./local.ts', () => ({ localSpecials: () => ({ special: findSpecial }) }))

/** The ISO day some days from today. */
function day(days: number): string {
  const moment = new Date(`${siteClock().today()}T10:00:00.000Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** The service has one special with these days. */
function special(startsOn: string | null, expiresOn: string | null) {
  const value = { code: '7', startsOn, expiresOn }
  findSpecial.mockResolvedValue({ found: true, value, fresh: true })
}

beforeEach(() => {
  vi.mocked(readDealer).mockResolvedValue({ slug: 'marula' } as Awaited<ReturnType<typeof readDealer>>)
})

it('finds a special after its last day, because an enquiry can arrive later than the page was opened', async () => {
  special(day(-9), day(-1))
  expect(await readSpecial('marula', '7')).toMatchObject({ code: '7' })
})

it('finds no special before its first day, so that no form reveals it', async () => {
  special(day(1), null)
  expect(await readSpecial('marula', '7')).toBeNull()
  special(day(0), null)
  expect(await readSpecial('marula', '7')).toMatchObject({ code: '7' })
})
