import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dealer } from '#features/dealers/dealers/index.ts'
import { findGroup } from '#features/dealers/dealers/server.ts'
import { listSpecialsOf, SpecialsUnavailable } from '#features/dealers/specials/server.ts'
import { groupWithMore } from './read-specials.ts'

vi.mock('#features/dealers/dealers/server.ts', () => ({ findGroup: vi.fn() }))
vi.mock('#features/dealers/dealer-sites/server.ts', () => ({ dealerOfPath: vi.fn(), groupOfPath: vi.fn() }))
vi.mock('#features/site/site-map/server.ts', () => ({ dealerSitePath: vi.fn() }))
vi.mock('#features/dealers/specials/server.ts', () => ({
  listSpecialsOf: vi.fn(),
  SpecialsUnavailable: class extends Error {},
}))

const group = { slug: 'marula', title: 'Marula Motor Group' }
const dealer = (slug: string) => ({ slug, name: slug, group }) as unknown as Dealer
const [own, other] = [dealer('sandton'), dealer('menlyn')]
const special = (code: string, isShared = false) => ({ code, isShared })

/** What the page of the first dealer lists: its own specials and those of all dealers of the group. */
function pageWith(codes: readonly { code: string; isShared: boolean }[]) {
  const owned = codes.map((one) => ({ special: one, owner: own, site: own?.slug ?? '' }))
  return { owned, dealers: [own], isGroup: false, unavailable: [], allPath: '/dealers/sandton/specials' }
}

/** Makes every dealer of the group list these specials. */
function stubGroup(lists: Readonly<Record<string, readonly ReturnType<typeof special>[] | null>>) {
  vi.mocked(listSpecialsOf).mockImplementation(async ({ slug }) => {
    const list = lists[slug]
    if (!list) throw new SpecialsUnavailable()
    return list as never
  })
}

const linkOf = (codes: readonly ReturnType<typeof special>[]) => groupWithMore(pageWith(codes) as never)

describe('the link from a dealer’s specials to those of its group', () => {
  beforeEach(() => {
    vi.mocked(findGroup).mockResolvedValue({ ...group, provinces: [{ dealers: [own, other] }] } as never)
  })

  it('exists when another dealer of the group has a special (D-076)', async () => {
    stubGroup({ sandton: [special('1')], menlyn: [special('2')] })
    expect(await linkOf([special('1')])).toEqual({
      title: 'Marula Motor Group',
      path: '/dealers/sandton/group-specials',
    })
  })

  it('does not exist when the dealers of the group only share the same special', async () => {
    stubGroup({ sandton: [special('1', true)], menlyn: [special('1', true)] })
    expect(await linkOf([special('1', true)])).toBeNull()
  })

  it('does not exist while no special of the group can be read, and the dealer’s own stay', async () => {
    stubGroup({})
    expect(await linkOf([special('1')])).toBeNull()
  })

  it('does not exist for a dealer without a group', async () => {
    vi.mocked(findGroup).mockResolvedValue(null)
    stubGroup({ sandton: [special('1')], menlyn: [special('2')] })
    expect(await linkOf([special('1')])).toBeNull()
  })
})
