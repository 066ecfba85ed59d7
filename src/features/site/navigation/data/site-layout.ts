import type { DealerContext } from '#features/dealers/dealers/index.ts'
import type { CookieNotice } from '#features/people/consent/index.ts'
import { cookieNotice } from '#features/people/consent/server.ts'
import { pictureOf } from '#features/pictures/pictures/index.ts'
import { type LinkField, linkedPaths, resolveLink } from '#features/site/links/index.ts'
import { loadSiteMap, onPagesOf } from '#features/site/site-map/server.ts'
import type { SiteSettings } from '#features/site/site-settings/index.ts'
import { siteSettings } from '#features/site/site-settings/server.ts'
import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { lineUpPath, rangePath } from '#features/vehicles/vehicles/index.ts'
import { rangeWithoutPrices } from '#features/vehicles/vehicles/rules.ts'
import { listRangesOrEmpty } from '#features/vehicles/vehicles/server.ts'
import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { log } from '#platform/process/log.ts'
import type { Theme } from '#platform/site/theme.ts'
import { wellKnownPaths } from '#platform/site/well-known-paths.ts'
import { type FooterContent, resolveFooter } from '../rules/footer.ts'
import { selectFooterVehicles } from '../rules/footer-vehicles.ts'
import { type MenuContext, type MenuEntry, type MenuItem, resolveMenuItems } from '../rules/menu.ts'
import { readNavigation } from './stored.ts'

/** Target of the cookie notice's link. */
const { privacyNotice } = wellKnownPaths

/** The site layout around every page: header, footer and cookie notice. */
export type SiteLayoutContent = {
  readonly items: readonly MenuItem[]
  readonly footer: FooterContent
  readonly contact: Pick<SiteSettings['contact'], 'tollFree' | 'international' | 'supportEmail'>
  readonly socialLinks: SiteSettings['socialLinks']
  /** Without prices on pages of a dealer whose region hides them. */
  readonly ranges: readonly VehicleRange[]
  /** Slug of the dealer on whose pages it is rendered; null elsewhere. */
  readonly dealer: string | null
  readonly notice: CookieNotice | null
  readonly privacyHref: string | null
  /** Whether pages ask if they were helpful. Source: decision V-7. */
  readonly showsFeedback: boolean
  /** The origin of the pages that dialogs may embed; null when none is set. Source: requirement C-044. */
  readonly frameSource: string | null
}

const emptyLayout: SiteLayoutContent = {
  items: [],
  footer: { note: null, columns: [], legalLine: null, legalLinks: [] },
  contact: { tollFree: null, international: null, supportEmail: null },
  socialLinks: [],
  ranges: [],
  dealer: null,
  notice: null,
  privacyHref: null,
  showsFeedback: false,
  frameSource: null,
}

function entryOf({ slug, name }: VehicleRange, dealer: string | null): MenuEntry {
  const link = { href: rangePath(slug, dealer), newTab: false, mobileHref: null }
  return { key: slug, label: { text: name }, link }
}

async function compose(
  language: Language,
  theme: Theme,
  context: DealerContext | null,
): Promise<SiteLayoutContent> {
  const [{ header, footer }, ranges, notice, settings] = await Promise.all([
    cached(caches.navigation, ['navigation'], readNavigation),
    listRangesOrEmpty(),
    cookieNotice(language),
    siteSettings(),
  ])
  const site = onPagesOf(context, await loadSiteMap(linkedPaths(header, footer, privacyNotice)))
  const dealer = context?.slug ?? null
  const menuContext: MenuContext<LinkField> = {
    language,
    hasVehicles: ranges.length > 0,
    resolve: (link) => resolveLink(link, site),
    pictureOf,
  }
  const racingItems = theme === 'racing' && header.racingItems?.length ? header.racingItems : null
  const { contact, socialLinks, switches, addresses } = settings
  const { tollFree, international, supportEmail } = contact
  return {
    items: resolveMenuItems(racingItems ?? header.items, menuContext),
    footer: resolveFooter(
      footer,
      menuContext,
      selectFooterVehicles(
        ranges.map((range) => entryOf(range, dealer)),
        {
          key: 'all vehicles',
          label: { text: textsIn(language).layout.allVehicles },
          link: { href: lineUpPath(dealer), newTab: false, mobileHref: null },
        },
      ),
    ),
    contact: { tollFree, international, supportEmail },
    socialLinks,
    ranges: context?.shows.vehiclePrices === false ? ranges.map(rangeWithoutPrices) : ranges,
    dealer,
    notice,
    privacyHref: site.has(privacyNotice) ? privacyNotice : null,
    showsFeedback: switches.feedbackWidget,
    frameSource: addresses.purchaseSite && new URL(addresses.purchaseSite).origin,
  }
}

/**
 * Returns the site layout of a page. When the database fails the layout is empty, with short revalidation, so that the
 * page still renders.
 *
 * @param dealer on whose pages it is rendered; null elsewhere.
 */
export async function loadSiteLayout(
  language: Language,
  theme: Theme,
  dealer: DealerContext | null = null,
): Promise<SiteLayoutContent> {
  try {
    return await compose(language, theme, dealer)
  } catch (error) {
    log.error({ reason: String(error) }, 'menus missing from site layout')
    await shortenRevalidation()
    return emptyLayout
  }
}
