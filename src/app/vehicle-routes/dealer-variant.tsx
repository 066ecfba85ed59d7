import { DealerBar, readPageDealer } from '#features/dealers/dealer-sites/new-vehicles.page.tsx'
import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import { lineUpPath, rangePath } from '#features/vehicles/vehicles/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { AcrossRangesVariant, RouteVariant } from './route-variant.ts'

const findDealer: RouteVariant['findDealer'] = async (slug) =>
  slug === undefined ? undefined : ((await readPageDealer(slug)) ?? undefined)

const lineUpOf = (dealer: DealerContext, language: Language) => ({
  title: dealerTexts(language).dealers.newVehicles,
  path: lineUpPath(dealer.slug),
})

/** The range page of a dealer, with the dealer bar above it. */
export const dealerVariant: RouteVariant = {
  findDealer,
  Header: ({ dealer, language, page }) =>
    dealer && (
      <DealerBar dealer={dealer} language={language} breadcrumbs={[lineUpOf(dealer, language)]} page={page} />
    ),
}

/** A subpage of a range page of a dealer. */
export const dealerSubpageVariant: RouteVariant = {
  findDealer,
  Header: ({ range: { slug, name }, dealer, language, page }) =>
    dealer && (
      <DealerBar
        dealer={dealer}
        language={language}
        breadcrumbs={[lineUpOf(dealer, language), { title: name, path: rangePath(slug, dealer.slug) }]}
        page={page}
      />
    ),
}

/** The comparison of models of any range on the pages of a dealer. */
export const dealerAcrossRangesVariant: AcrossRangesVariant = {
  findDealer,
  Header: ({ dealer, page }) =>
    dealer && <DealerBar dealer={dealer} language="en" breadcrumbs={[lineUpOf(dealer, 'en')]} page={page} />,
}
