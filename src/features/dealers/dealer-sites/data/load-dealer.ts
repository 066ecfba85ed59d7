import type { Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import { siteSettings } from '#features/site/site-settings/server.ts'
import type { ContactData } from '../contact-data.ts'
import type { DealerData } from '../dealer-data.ts'
import type { GroupData } from '../group-data.ts'
import { dealerDataAt, dealerDataOf, groupOfPath, visibilityAt } from './dealer-data.ts'
import { drawLocatorMap } from './draw-locator-map.ts'

type Request = Pick<LiveDataRequest, 'path'>

/** Loads the dealer on whose site a block is; empty on other pages. */
export function loadDealer({ path }: Request): Promise<Live<DealerData>> {
  return readLive('dealer', () => dealerDataAt(path))
}

/** Loads the contact block. Source: requirements D-248 to D-263; decision F-12. */
export function loadContact({ path }: Request): Promise<Live<ContactData>> {
  return readLive('contactBlock', async () => {
    const [data, { contact }, shows] = await Promise.all([
      dealerDataAt(path),
      siteSettings(),
      visibilityAt(path),
    ])
    const showsFinance = shows.financeServicesPhone
    const coordinates = data?.dealer.coordinates
    return {
      dealer: data,
      numbers: {
        roadsideAssistance: contact.roadsideAssistance,
        customerCare: contact.tollFree,
        customerCareFromAbroad: contact.international,
        financeServices: showsFinance ? contact.financeServices : null,
        financeServicesFromAbroad: showsFinance ? contact.financeServicesInternational : null,
      },
      map: coordinates ? drawLocatorMap(coordinates, data.dealer.region?.name ?? null) : null,
    }
  })
}

/** Loads the dealers of the group on whose pages a block is; empty on other pages. Source: requirement D-058. */
export function loadGroup({ path }: Request): Promise<Live<GroupData>> {
  return readLive('groupDealers', async () => {
    const group = await groupOfPath(path)
    if (!group) return null
    const provinces = group.provinces.map(async ({ name, dealers }) => ({
      name,
      dealers: await Promise.all(dealers.map(dealerDataOf)),
    }))
    return { title: group.title, provinces: await Promise.all(provinces) }
  })
}

/** Loads the address of the Lexus site; empty on pages that are not a group's. Source: requirements D-056, D-057. */
export function loadLexusAddress({ path }: Request): Promise<Live<{ readonly address: string }>> {
  return readLive('lexusVehicles', async () => {
    const [group, { addresses }] = await Promise.all([groupOfPath(path), siteSettings()])
    return group && addresses.lexus ? { address: addresses.lexus } : null
  })
}
