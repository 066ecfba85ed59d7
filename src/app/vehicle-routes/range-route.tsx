import { YourDealer } from '#features/dealers/dealer-finder/your-dealer.page.tsx'
import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import { LanguageSelector } from '#features/site/language/page.tsx'
import { rangeMetadata, vehicleJsonLd } from '#features/vehicles/range-page/range.page.tsx'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { findRange } from '#features/vehicles/vehicles/server.ts'
import { addressIn } from '#platform/i18n/addresses.ts'
import { fill } from '#platform/i18n/fill.ts'
import { isLanguage } from '#platform/i18n/languages.ts'
import { config } from '#platform/process/config.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { AddedSections } from '../added-sections.tsx'
import { type PageRoute, pageRoute } from '../page-route.tsx'
import { RangeContent } from './range-content.tsx'
import type { RangeParams, RouteVariant } from './route-variant.ts'

type OtherPages = () => Promise<PageRoute<RangeParams>>

/**
 * Creates the route of a range page.
 *
 * @param otherwise imports the route of pages that are not of a range.
 */
export const rangeRoute = ({ findDealer, Header }: RouteVariant, otherwise?: OtherPages) =>
  pageRoute(
    {
      async find({ locale, range: slug, dealer: dealerSlug }: RangeParams) {
        const path = rangePath(slug, dealerSlug)
        const dealer = isLanguage(locale) ? await findDealer(dealerSlug) : undefined
        if (dealer === undefined || !isLanguage(locale)) return { path, found: null }
        const view = await findRange(slug, locale, dealer?.shows)
        return { path, found: view && { dealer, view } }
      },
      metadata({ dealer, view }, path) {
        if (!dealer) return rangeMetadata(view)
        const range = `${view.range.brand} ${view.range.name}`
        const { name } = dealer
        const title =
          name === null ? range : fill(dealerTexts(view.language).dealers.rangeAt, { range, dealer: name })
        return rangeMetadata(view, { path, title })
      },
      render({ dealer, view }, path) {
        const { language, range } = view
        return (
          <>
            <StructuredData data={vehicleJsonLd(view, config().siteUrl + addressIn(path, language))} />
            <Header range={range} dealer={dealer} language={language} page={{ title: range.name, path }} />
            <LanguageSelector path={path} language={language} />
            <RangeContent view={view} dealer={dealer}>
              {dealer ? null : <AddedSections path={path} language={language} />}
            </RangeContent>
            <YourDealer language={language} dealer={dealer?.slug ?? null} />
          </>
        )
      },
    },
    otherwise,
  )
