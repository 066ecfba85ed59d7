import { dealerTexts } from '#features/dealers/texts.ts'
import { listTitlesBelow } from '#features/pages/server.ts'
import { templatePaths } from '#features/site-map/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type SiteMenuItem, siteMenu } from '../rules/site-menu.ts'
import { dealerSiteTexts } from '../texts.ts'

/** Names of the pages of the template, which are not translated themselves. */
function knownTitles(language: Language): Readonly<Record<string, string>> {
  const { dealerSite } = dealerSiteTexts(language)
  return {
    '/team': dealerSite.team,
    '/events': dealerSite.events,
    '/faqs': dealerSite.questions,
    '/picture-gallery': dealerSite.pictureGallery,
    '/contact': dealerTexts(language).dealerCard.contact,
  }
}

/**
 * Lists the pages of a dealer's site: those of the template, and those editors wrote for the dealer. Reads their titles
 * only.
 *
 * Source: requirement D-001.
 *
 * @param language of the page that shows the menu; titles of pages are English unless the product names them
 */
export async function loadSiteMenu(slug: string, language: Language): Promise<readonly SiteMenuItem[]> {
  const root = `/dealers/${slug}`
  const [template, own] = await Promise.all([listTitlesBelow(templatePaths.dealer), listTitlesBelow(root)])
  const { dealerSite } = dealerSiteTexts(language)
  const translated = language === 'en' ? {} : knownTitles(language)
  const pages = [
    ...template.map(({ path, title }) => {
      const rest = path.slice(templatePaths.dealer.length)
      return { rest, title: translated[rest] ?? title }
    }),
    ...own.map(({ path, title }) => ({ rest: path.slice(root.length), title })),
  ]
  return siteMenu(slug, dealerSite.newVehicles, pages)
}
