import { day, everything } from './channel.ts'

/**
 * Every cache tag of the product. A tag of a feature's own name is carried by everything about it; `list` is carried by
 * what shows many, or only names them.
 */
export const tags = {
  everything,
  day,
  /** Whatever shows wording about consent. */
  consent: 'consent',
  dealers: {
    all: 'dealers',
    list: 'dealers:list',
    dealer: (slug: string) => `dealers:dealer:${slug}`,
  },
  finance: {
    /** Guaranteed values and the rate book, of any model. */
    figures: 'finance:figures',
    /** Whatever shows a fee, a rate or a limit. */
    settings: 'finance:settings',
    /** Guaranteed values and the rate book of one model. */
    model: (code: string) => `finance:model:${code}`,
  },
  /** Whatever shows the header or the footer: every page. */
  navigation: 'navigation',
  pages: {
    /** Every page made of blocks. */
    all: 'pages',
    /** Which pages there are, and their titles: links, menus, breadcrumbs. */
    list: 'pages:list',
    page: (path: string) => `pages:page:${path}`,
    redirects: 'pages:redirects',
  },
  /** Whatever shows a setting of the site. */
  settings: 'settings',
  vehicles: {
    all: 'vehicles',
    list: 'vehicles:list',
    range: (slug: string) => `vehicles:range:${slug}`,
  },
} as const

/** Returns what a change of one dealer expires: every list of dealers and the dealer's own pages. */
export function tagsOfDealer(slug: string): string[] {
  return [tags.dealers.list, tags.dealers.dealer(slug)]
}

/** Returns what a change of the figures of these models expires. */
export function tagsOfModels(codes: readonly string[]): string[] {
  return [tags.finance.figures, ...new Set(codes.map(tags.finance.model))]
}

/** Returns what a change of a page expires: the page, and the lists that name it. */
export function tagsOfPage(path: string): string[] {
  return [tags.pages.page(path), tags.pages.list]
}

/** Returns what a change of these ranges or their models expires: the pages of the ranges and every list. */
export function tagsOfRanges(slugs: readonly string[]): string[] {
  return [tags.vehicles.list, ...slugs.map(tags.vehicles.range)]
}
