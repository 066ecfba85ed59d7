import { findDealer } from '#features/dealers/dealers/server.ts'
import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import { hasSpecials } from '#features/dealers/specials/server.ts'
import { listTitlesBelow } from '#features/site/pages/server.ts'
import { templatePaths } from '#features/site/site-map/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type SiteMenuItem, siteMenu } from '../rules/site-menu.ts'
import { dealerSiteTexts } from '../texts.ts'
import { dealerOfPath } from './dealer-data.ts'

/** Names of the pages of the template, which are not translated themselves. */
function knownTitles(language: Language): Readonly<Record<string, string>> {
  const { dealerSite } = dealerSiteTexts(language)
  return {
    '/trade-in': dealerSite.tradeIn,
    '/team': dealerSite.team,
    '/events': dealerSite.events,
    '/faqs': dealerSite.questions,
    '/picture-gallery': dealerSite.pictureGallery,
    '/specials': dealerSite.specials,
    '/contact': dealerTexts(language).dealerCard.contact,
  }
}

/** Whether the dealer at a path has specials. */
async function hasSpecialsAt(path: string): Promise<boolean> {
  const dealer = await dealerOfPath(path)
  return dealer !== null && hasSpecials(dealer)
}

/**
 * Lists the pages of a dealer's site: those of the template, and those editors wrote for the dealer. Reads their titles
 * only. The specials of the template are listed while the dealer has some.
 *
 * Source: requirement D-001.
 *
 * @param language of the page that shows the menu; titles of pages are English unless the product names them
 */
export async function loadSiteMenu(slug: string, language: Language): Promise<readonly SiteMenuItem[]> {
  const root = `/dealers/${slug}`
  const [template, own, dealer, withSpecials] = await Promise.all([
    listTitlesBelow(templatePaths.dealer),
    listTitlesBelow(root),
    findDealer(slug),
    hasSpecialsAt(root),
  ])
  const { dealerSite } = dealerSiteTexts(language)
  const translated = language === 'en' ? {} : knownTitles(language)
  const pages = [
    ...template.flatMap(({ path, title }) => {
      const rest = path.slice(templatePaths.dealer.length)
      return rest === '/specials' && !withSpecials ? [] : [{ rest, title: translated[rest] ?? title }]
    }),
    ...own.map(({ path, title }) => ({ rest: path.slice(root.length), title })),
  ]
  const { newVehicles, preOwned } = dealerSite
  // Only a dealer with a supplier code has stock.
  const labels = { newVehicles, usedVehicles: dealer?.supplierCode ? preOwned : null }
  return siteMenu(slug, labels, pages)
}
