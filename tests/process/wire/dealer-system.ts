import { setTimeout as sleep } from 'node:timers/promises'
import { type Loopback, listen } from '../../contract/loopback.ts'

const dealer = {
  ...{ id: 7, name: 'Somewhere Motors', slug: 'somewhere', supplierCode: 'S1', toyotaSupplier: 'Y' },
  province: 'Namibia',
}
const brokenDealer = { ...dealer, id: 8, name: 'Broken Motors', slug: 'broken', province: 'Gauteng' }
const group = {
  ...{ id: 3, slug: 'somewhere-group', title: 'Somewhere Group' },
  dealersByProvinces: [{ provinceName: 'Namibia', dealers: [{ dealer: 7 }] }],
}
const listedDealer = {
  ...{ id: 9, name: 'Listed Motors', slug: 'listed', supplierCode: 'L1', toyotaSupplier: 'Y' },
  ...{ province: 'Gauteng', city: 'Johannesburg', lat: -26.2, longitude: 28.05 },
}

/** Returns the documents that a request asks for. */
function documentsFor(address: string): readonly object[] {
  const url = decodeURIComponent(address)
  if (url.includes('dealerGroups')) return [group]
  if (url.includes('somewhere') || url.includes('[id][in]=7')) return [dealer]
  if (url.includes('broken')) return [brokenDealer]
  return url.includes('[slug][equals]') ? [] : [listedDealer]
}

/** A fake dealer system: a dealer, its group, a dealer that may fail, and a list of one dealer. */
export type DealerSystem = Loopback & {
  readonly authorizations: readonly (string | undefined)[]
  /** Which requests it answers with status 500. */
  failing: 'nothing' | 'broken dealer' | 'everything'
}

/** Starts the system on a free loopback port. The dealer `broken` fails at first. */
export async function startDealerSystem(): Promise<DealerSystem> {
  const authorizations: (string | undefined)[] = []
  const state: { failing: DealerSystem['failing'] } = { failing: 'broken dealer' }
  const loopback = await listen(async ({ url = '', headers }, response) => {
    authorizations.push(headers.authorization)
    // Long enough for all parts of a page to request the dealer before the first response.
    await sleep(200)
    const { failing } = state
    const fails = failing === 'everything' || (failing === 'broken dealer' && url.includes('broken'))
    response.statusCode = fails ? 500 : 200
    response.end(JSON.stringify({ docs: fails ? [] : documentsFor(url) }))
  })
  return {
    ...loopback,
    authorizations,
    get failing() {
      return state.failing
    },
    set failing(failing) {
      state.failing = failing
    },
  }
}
