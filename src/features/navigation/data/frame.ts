import type { CookieNotice } from '#features/consent/index.ts'
import { cookieNotice } from '#features/consent/server.ts'
import type { DealerContext } from '#features/dealers/index.ts'
import { type LinkField, linkedPaths, resolveLink } from '#features/links/index.ts'
import { siteMap } from '#features/site-map/server.ts'
import type { SiteSettings } from '#features/site-settings/index.ts'
import { siteSettings } from '#features/site-settings/server.ts'
import type { VehicleRange } from '#features/vehicles/index.ts'
import { keepDealer, rangePath } from '#features/vehicles/index.ts'
import { rangeWithoutPrices } from '#features/vehicles/rules.ts'
import { listRangesOrNone } from '#features/vehicles/server.ts'
import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { livesShortly } from '#platform/cache/lives-shortly.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { log } from '#platform/log.ts'
import type { Theme } from '#platform/theme.ts'
import { wellKnownPaths } from '#platform/well-known-paths.ts'
import { type FooterContent, shownFooter } from '../rules/footer.ts'
import { footerVehicles } from '../rules/footer-vehicles.ts'
import { type MenuEntry, type MenuItem, type Offer, shownItems } from '../rules/menu.ts'
import { readNavigation } from './stored.ts'

/** Where the notice's link to how we treat personal data leads. */
const { privacyNotice } = wellKnownPaths

/** What stands around every page. */
export type FrameContent = {
  readonly items: readonly MenuItem[]
  readonly footer: FooterContent
  readonly contact: Pick<SiteSettings['contact'], 'tollFree' | 'international' | 'supportEmail'>
  readonly socialLinks: SiteSettings['socialLinks']
  /** Without prices on the pages of a dealer whose region hides them. */
  readonly ranges: readonly VehicleRange[]
  /** Address of the dealer whose pages it stands around; null around all others. */
  readonly dealer: string | null
  readonly notice: CookieNotice | null
  readonly privacyHref: string | null
}

const bare: FrameContent = {
  items: [],
  footer: { note: null, columns: [], legalLine: null, legalLinks: [] },
  contact: { tollFree: null, international: null, supportEmail: null },
  socialLinks: [],
  ranges: [],
  dealer: null,
  notice: null,
  privacyHref: null,
}

function entryOf({ slug, name }: VehicleRange, dealer: string | null): MenuEntry {
  const link = { href: rangePath(slug, dealer), newTab: false, mobileHref: null }
  return { key: slug, label: { text: name }, link }
}

/** Links to vehicles stay on the dealer's pages. Source: requirement D-073. */
function onPagesOf(dealer: string | null, ranges: readonly VehicleRange[]) {
  const slugs = new Set(ranges.map(({ slug }) => slug))
  return (href: string) => (dealer === null ? href : keepDealer(href, dealer, (slug) => slugs.has(slug)))
}

async function compose(
  language: Language,
  theme: Theme,
  context: DealerContext | null,
): Promise<FrameContent> {
  const [{ header, footer }, ranges, notice, settings] = await Promise.all([
    cached(caches.navigation, ['navigation'], readNavigation),
    listRangesOrNone(),
    cookieNotice(language),
    siteSettings(),
  ])
  const site = await siteMap(linkedPaths(header, footer, privacyNotice))
  const dealer = context?.slug ?? null
  const kept = onPagesOf(dealer, ranges)
  const offer: Offer<LinkField> = {
    language,
    hasVehicles: ranges.length > 0,
    resolve: (link) => {
      const destination = resolveLink(link, site)
      return destination && { ...destination, href: kept(destination.href) }
    },
  }
  const racing = theme === 'racing' && header.racingItems?.length ? header.racingItems : null
  const { contact, socialLinks } = settings
  const { tollFree, international, supportEmail } = contact
  return {
    items: shownItems(racing ?? header.items, offer),
    footer: shownFooter(
      footer,
      offer,
      footerVehicles(
        ranges.map((range) => entryOf(range, dealer)),
        {
          key: 'all vehicles',
          label: { text: textsIn(language).frame.allVehicles },
          link: { href: kept('/vehicles'), newTab: false, mobileHref: null },
        },
      ),
    ),
    contact: { tollFree, international, supportEmail },
    socialLinks,
    ranges: context?.shows.vehiclePrices === false ? ranges.map(rangeWithoutPrices) : ranges,
    dealer,
    notice,
    privacyHref: site.has(privacyNotice) ? privacyNotice : null,
  }
}

/**
 * What stands around a page. A page stands without it too: when the database fails the frame is bare for ten
 * seconds.
 *
 * @param dealer whose pages it stands around; null around all others.
 */
export async function frameContent(
  language: Language,
  theme: Theme,
  dealer: DealerContext | null = null,
): Promise<FrameContent> {
  try {
    return await compose(language, theme, dealer)
  } catch (error) {
    log.error({ reason: String(error) }, 'the menus are missing from the frame of a page')
    await livesShortly()
    return bare
  }
}
