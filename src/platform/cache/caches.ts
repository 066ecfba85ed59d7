import { config } from '../process/config.ts'
import { lifetimes } from './lifetimes.ts'
import { tags } from './tags.ts'

/** The tags that expire a cached value, and its lifetime in seconds. */
export type CacheEntry = { readonly tags: readonly string[]; readonly lifetime: number }

/** An entry for data from our own database, or from the clock. */
const fromDatabase = (...entryTags: readonly string[]): CacheEntry => ({
  tags: [tags.everything, ...entryTags],
  lifetime: lifetimes.week,
})

/** An entry for data from an external service, or from our own database when its address is not configured. */
const fromService = (
  address:
    | 'articlesApiUrl'
    | 'dealerCmsUrl'
    | 'driversApiUrl'
    | 'gatewayUrl'
    | 'merchandiseApiUrl'
    | 'newsApiUrl'
    | 'secondSpecialsApiUrl'
    | 'serviceScheduleApiUrl'
    | 'specialsApiUrl'
    | 'stockApiUrl'
    | 'vehicleApiUrl',
  ...entryTags: readonly string[]
): CacheEntry => ({
  tags: [tags.everything, ...entryTags],
  get lifetime() {
    return config()[address] ? lifetimes.externalService : lifetimes.week
  },
})

const {
  articleFeeds,
  articles,
  consent,
  day,
  daylight,
  dealers,
  drivers,
  events,
  finance,
  forms,
  merchandise,
  navigation,
  news,
  ownershipCosts,
  pages,
  polls,
  seasons,
  serviceSchedules,
  settings,
  specials,
  stock,
  vehicles,
} = tags

/**
 * Tags of other documents that blocks display: the colour of an illustration, the path and title of a link's target.
 * A changed picture expires everything.
 */
const displayedByBlocks = [pages.list, vehicles.all, vehicles.list, dealers.list]

/**
 * Every cache of queries, with its tags and lifetime. Features use these entries, so that no feature needs to know the
 * tags of another.
 */
export const caches = {
  siteSettings: fromDatabase(settings),

  /** Contains the paths and titles of linked documents, so it expires with their lists, and pictures in a colour. */
  navigation: fromDatabase(navigation, pages.list, vehicles.all, vehicles.list, dealers.list),

  daylight: fromDatabase(daylight),

  cookieNotice: fromDatabase(consent),
  consentText: fromDatabase(day, consent),

  /** What the panel of a sent form says, and which fields forms leave out. */
  formSettings: fromDatabase(forms),

  pageTitles: fromDatabase(pages.all, pages.list),
  page: (path: string) => fromDatabase(day, pages.all, ...displayedByBlocks, pages.page(path)),
  redirect: fromDatabase(pages.all, ...displayedByBlocks, pages.redirects),

  dealers: fromService('dealerCmsUrl', dealers.all, dealers.list),
  dealer: (slug: string) => fromService('dealerCmsUrl', dealers.all, dealers.dealer(slug)),

  /** Contains links and pictures that editors chose, and events until their last day. */
  dealerContent: (slug: string) => fromDatabase(day, dealers.all, ...displayedByBlocks, dealers.dealer(slug)),

  vehicles: fromService('vehicleApiUrl', day, vehicles.all, vehicles.list),
  range: (slug: string) => fromService('vehicleApiUrl', day, vehicles.all, vehicles.range(slug)),

  financeSettings: fromDatabase(finance.settings),
  /** Contains figures of other days too; pages show those of today. */
  ownershipFigures: fromDatabase(day, ownershipCosts),
  /** Only models on sale have figures, so a change of the models expires these entries too. */
  figures: fromService('gatewayUrl', vehicles.list, finance.figures),
  figuresOfModel: (code: string) => fromService('gatewayUrl', vehicles.list, finance.model(code)),

  /** The records of a dealer's used vehicles, without the dealer. */
  stockOfDealer: (code: string) => fromService('stockApiUrl', stock.all, stock.dealer(code)),
  usedVehicle: (id: string) => fromService('stockApiUrl', day, stock.all, stock.vehicle(id)),
  /** Figures about the whole stock, such as its size. */
  stock: fromService('stockApiUrl', day, stock.all, stock.list, dealers.all, dealers.list),
  /** The specials of one dealer, until their last day. */
  specialsOf: (slug: string) =>
    fromService('specialsApiUrl', day, dealers.all, ...displayedByBlocks, dealers.dealer(slug)),
  advertisedSpecialsOf: (slug: string) =>
    fromService('secondSpecialsApiUrl', day, dealers.all, ...displayedByBlocks, dealers.dealer(slug)),
  /** The dealers that have specials. */
  specials: fromService('specialsApiUrl', day, specials, dealers.all, dealers.list),

  articleFeeds: fromDatabase(articleFeeds),

  /** Contains pictures, which may show a vehicle in a colour. */
  articles: fromService('articlesApiUrl', articles, vehicles.all),
  /** Contains links that editors chose. */
  article: fromService('articlesApiUrl', articles, ...displayedByBlocks),

  /** Contains pictures, which may show a vehicle in a colour. */
  drivers: fromService('driversApiUrl', drivers, vehicles.all),

  /** Contains links and pictures that editors chose; pages list an event until its last day. */
  events: fromDatabase(day, events, ...displayedByBlocks),

  /** Contains pictures, which may show a vehicle in a colour. */
  merchandise: fromService('merchandiseApiUrl', merchandise, vehicles.all),

  /** Contains news under embargo too, and pictures, which may show a vehicle in a colour. */
  news: fromService('newsApiUrl', news, vehicles.all),
  /** Contains links that editors chose. */
  newsArticle: fromService('newsApiUrl', news, ...displayedByBlocks),

  /** Pages show the question of the day. */
  polls: fromDatabase(day, polls),

  /** Contains pictures of teams, which may show a vehicle in a colour. */
  seasons: fromDatabase(seasons, vehicles.all),

  /** Only models on sale have a schedule, with their engines, so a change of the models expires these entries too. */
  serviceSchedules: fromService('serviceScheduleApiUrl', serviceSchedules, vehicles.list),

  searchIndex: fromService(
    'vehicleApiUrl',
    ...[
      pages.all,
      pages.list,
      vehicles.all,
      vehicles.list,
      dealers.all,
      dealers.list,
      drivers,
      articles,
      news,
    ],
  ),
} as const
