import { day, daylight, everything } from './channel.ts'

/**
 * Every cache tag of the product. The tag `all` is on every entry about a feature; `list` is on entries that list its
 * documents or contain their titles.
 */
export const tags = {
  everything,
  day,
  daylight,
  /** Articles of the magazine, with their authors, categories and tags. */
  articles: 'articles',
  /** Feeds of articles, and what was fetched from them. */
  articleFeeds: 'article-feeds',
  /** Entries that contain consent texts. */
  consent: 'consent',
  dealers: {
    all: 'dealers',
    list: 'dealers:list',
    dealer: (slug: string) => `dealers:dealer:${slug}`,
  },
  finance: {
    /** Guaranteed values and the rate book, of any model. */
    figures: 'finance:figures',
    /** Entries that contain a fee, a rate or a limit. */
    settings: 'finance:settings',
    /** Guaranteed values and the rate book of one model. */
    model: (code: string) => `finance:model:${code}`,
  },
  /** Racing drivers. */
  drivers: 'drivers',
  /** Events of motorsport and of sponsorships. */
  events: 'events',
  /** The merchandise. */
  merchandise: 'merchandise',
  /** Entries that contain a setting of a form. */
  forms: 'forms',
  /** News and their categories. */
  news: 'news',
  /** The header and the footer, which are on every page. */
  navigation: 'navigation',
  /** Entries that contain a figure about the costs of owning a vehicle. */
  ownershipCosts: 'ownership-costs',
  pages: {
    /** Every page built from blocks. */
    all: 'pages',
    /** Paths and titles of pages, in links, menus and breadcrumbs. */
    list: 'pages:list',
    page: (path: string) => `pages:page:${path}`,
    redirects: 'pages:redirects',
  },
  /** Questions of the poll. */
  polls: 'polls',
  /** Seasons of racing championships, with their results. */
  seasons: 'seasons',
  /** What is done at the services of models. */
  serviceSchedules: 'service-schedules',
  /** Entries that contain a site setting. */
  settings: 'settings',
  /** Advertised specials of dealers. */
  specials: 'specials',
  stock: {
    all: 'stock',
    /** Figures about the whole stock, such as its size. */
    list: 'stock:list',
    /** The used vehicles of the dealer with this supplier code. */
    dealer: (code: string) => `stock:dealer:${code}`,
    vehicle: (id: string) => `stock:vehicle:${id}`,
  },
  vehicles: {
    all: 'vehicles',
    list: 'vehicles:list',
    range: (slug: string) => `vehicles:range:${slug}`,
  },
} as const

/** Returns the tags that a change of a dealer expires: every list of dealers and the dealer's own pages. */
export function tagsOfDealer(slug: string): string[] {
  return [tags.dealers.list, tags.dealers.dealer(slug)]
}

/** Returns the tags that a change of the figures of these models expires. */
export function tagsOfModels(codes: readonly string[]): string[] {
  return [tags.finance.figures, ...new Set(codes.map(tags.finance.model))]
}

/** Returns the tags that a change of a page expires: the page, and the lists that contain its title. */
export function tagsOfPage(path: string): string[] {
  return [tags.pages.page(path), tags.pages.list]
}

/** Returns the tags that a change of these ranges or their models expires: the pages of the ranges and every list. */
export function tagsOfRanges(slugs: readonly string[]): string[] {
  return [tags.vehicles.list, ...slugs.map(tags.vehicles.range)]
}
