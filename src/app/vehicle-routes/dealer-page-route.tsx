import { findVehiclePage } from '#features/dealers/dealer-sites/new-vehicles.page.tsx'
import { LanguageSelector } from '#features/site/language/page.tsx'
import { CmsPage, pageMetadata } from '#features/site/page-rendering/page.tsx'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { isLanguage } from '#platform/i18n/languages.ts'
import { pageRoute } from '../page-route.tsx'
import { dealerVariant } from './dealer-variant.tsx'
import type { RangeParams } from './route-variant.ts'

const { findDealer, Header } = dealerVariant

/**
 * The route of an editor's page about vehicles in the name of a dealer: `/vehicles/hilux-range` is at
 * `/dealers/marula/new-vehicles/hilux-range`. Source: requirement D-073.
 */
export const dealerPageRoute = pageRoute({
  async find({ locale, range: slug, dealer: dealerSlug }: RangeParams) {
    const path = rangePath(slug, dealerSlug)
    const dealer = await findDealer(dealerSlug)
    if (!dealer || !isLanguage(locale)) return { path, found: null }
    const page = await findVehiclePage(slug, dealer, locale)
    return { path, found: page && { slug, dealer, page } }
  },
  metadata: ({ page }) => pageMetadata(page),
  render({ slug, dealer, page }, path) {
    const { language, title } = page
    const bar = (
      <Header range={{ slug, name: title }} dealer={dealer} language={language} page={{ title, path }} />
    )
    return (
      <>
        <LanguageSelector path={path} language={language} />
        <CmsPage page={page} language={language} dealer={dealer} bar={bar} />
      </>
    )
  },
})
