import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFinderDealer } from '../rules/finder-dealer.test-support.ts'
import { readDealerList, writeDealerList } from '../wire/dealer-list.ts'
import { respondWithDealers } from './respond.ts'

const { loadDealerList, findFinderDealer } = vi.hoisted(() => ({
  loadDealerList: vi.fn(),
  findFinderDealer: vi.fn(),
}))
vi.mock('./finder-dealers.ts', () => ({ loadDealerList, findFinderDealer }))

const dealers = ['a', 'b'].map((slug) => createFinderDealer({ slug }))

beforeEach(() => {
  loadDealerList.mockResolvedValue(writeDealerList(dealers))
  findFinderDealer.mockImplementation(async (slug: string) => dealers.find((dealer) => dealer.slug === slug))
})

const respond = (query: string) => respondWithDealers(new URLSearchParams(query))

describe('respondWithDealers', () => {
  it('responds with all dealers, which browsers cache (D-382)', async () => {
    const response = await respond('')
    expect(readDealerList(await response.json())).toEqual(dealers)
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  })

  it('responds with one dealer by its slug, or with none when it is no longer listed', async () => {
    expect(readDealerList(await (await respond('slug=b')).json())).toEqual([dealers[1]])
    expect(readDealerList(await (await respond('slug=missing')).json())).toEqual([])
  })

  it('rejects a malformed slug', async () => {
    expect((await respond('slug=../x')).status).toBe(400)
  })

  it('responds with 503 when the dealers cannot be read, which nothing caches (D-287)', async () => {
    loadDealerList.mockRejectedValue(new Error('down'))
    const response = await respond('')
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).not.toBe('public, max-age=300')
  })
})
