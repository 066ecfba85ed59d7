import { config } from '../config.ts'
import { lifetimes } from './lifetimes.ts'
import { tags } from './tags.ts'

/** What is cached together: the tags that expire it, and its lifetime in seconds. */
export type CacheEntry = { readonly tags: readonly string[]; readonly lifetime: number }

/** Cached from our own database. */
const own = (...carried: readonly string[]): CacheEntry => ({
  tags: [tags.everything, ...carried],
  lifetime: lifetimes.week,
})

/** Cached from a service that a setting may place outside. */
const from = (
  address: 'dealerCmsUrl' | 'gatewayUrl' | 'vehicleApiUrl',
  ...carried: readonly string[]
): CacheEntry => ({
  tags: [tags.everything, ...carried],
  get lifetime() {
    return config()[address] ? lifetimes.outsideService : lifetimes.week
  },
})

const { consent, day, dealers, finance, navigation, pages, settings, vehicles } = tags

/**
 * What blocks show of other documents: the paint of an illustration, the address and name of what a link leads to.
 * Changed pictures expire everything.
 */
const shownByBlocks = [pages.list, vehicles.all, vehicles.list, dealers.list]

/**
 * Every cache of queries, with what expires it and how long it lives. Features take their entries from here, so that
 * none has to know another's tags.
 */
export const caches = {
  siteSettings: own(settings),

  /** Names what links lead to, wherever that stands: an address that changes there changes here. */
  navigation: own(navigation, pages.list, vehicles.list, dealers.list),

  cookieNotice: own(consent),
  consentText: own(day, consent),

  pageTitles: own(pages.all, pages.list),
  page: (path: string) => own(day, pages.all, ...shownByBlocks, pages.page(path)),
  redirect: own(pages.all, ...shownByBlocks, pages.redirects),

  dealers: from('dealerCmsUrl', dealers.all, dealers.list),
  dealer: (slug: string) => from('dealerCmsUrl', dealers.all, dealers.dealer(slug)),

  vehicles: from('vehicleApiUrl', day, vehicles.all, vehicles.list),
  range: (slug: string) => from('vehicleApiUrl', day, vehicles.all, vehicles.range(slug)),

  financeSettings: own(finance.settings),
  /** Only models on sale have figures: whatever changes among models expires what is cached here too. */
  figures: from('gatewayUrl', vehicles.list, finance.figures),
  figuresOfModel: (code: string) => from('gatewayUrl', vehicles.list, finance.model(code)),

  searchIndex: from('vehicleApiUrl', pages.all, pages.list, vehicles.all, vehicles.list),
} as const
