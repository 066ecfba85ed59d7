import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dealerOfPath, groupOfPath } from '#features/dealers/dealer-sites/server.ts'
import { listSpecialsOf, SpecialsUnavailable } from '#features/dealers/specials/server.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import { readSpecialsAt } from './read-specials.ts'

vi.mock('#features/dealers/dealer-sites/server.ts', () => ({ dealerOfPath: vi.fn(), groupOfPath: vi.fn() }))
vi.mock('#features/dealers/dealers/server.ts', () => ({ findGroup: vi.fn() }))
vi.mock('#features/dealers/specials/server.ts', () => ({
  listSpecialsOf: vi.fn(),
  SpecialsUnavailable: class extends Error {},
}))
vi.mock('#platform/cache/short-revalidation.ts', () => ({ shortenRevalidation: vi.fn() }))

const dealers = ['Bryanston', 'Polokwane'].map((name) => ({ name, slug: name.toLowerCase() }))
const special = { code: '1', title: 'Minor service', isShared: false }

/** Every dealer has one special; those of these dealers cannot be read. */
function specials(...failing: readonly string[]) {
  vi.mocked(listSpecialsOf).mockImplementation(async ({ slug }) => {
    if (failing.includes(slug)) throw new SpecialsUnavailable()
    return [special] as unknown as Awaited<ReturnType<typeof listSpecialsOf>>
  })
}

const read = () => readSpecialsAt('/dealers/groups/marula/specials', 'own')

beforeEach(() => {
  vi.clearAllMocks()
  const group = { slug: 'marula', provinces: [{ dealers }] }
  vi.mocked(groupOfPath).mockResolvedValue(group as unknown as Awaited<ReturnType<typeof groupOfPath>>)
  vi.mocked(dealerOfPath).mockResolvedValue(null)
})

describe('the specials of a group', () => {
  it('are cached normally when those of every dealer were read', async () => {
    specials()
    expect(await read()).toMatchObject({
      unavailable: [],
      owned: [{ site: 'bryanston' }, { site: 'polokwane' }],
    })
    expect(shortenRevalidation).not.toHaveBeenCalled()
  })

  it('name the dealer whose specials could not be read, on a page that is cached for a moment only (D-10)', async () => {
    specials('polokwane')
    expect(await read()).toMatchObject({ unavailable: ['Polokwane'], owned: [{ site: 'bryanston' }] })
    expect(shortenRevalidation).toHaveBeenCalledOnce()
  })

  it('cannot be read when those of no dealer can', async () => {
    specials('bryanston', 'polokwane')
    await expect(read()).rejects.toThrow(SpecialsUnavailable)
  })
})
