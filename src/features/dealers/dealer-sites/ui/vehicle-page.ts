import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import type { PageView } from '#features/site/pages/index.ts'
import { findPage } from '#features/site/pages/server.ts'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { addressIn } from '#platform/i18n/addresses.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { inDealersName } from '../rules/in-dealers-name.ts'

/**
 * Finds an editor's page at `/vehicles/{slug}`, such as the page of the whole Hilux, in the name of a dealer. Null when
 * there is none, or when editors wrote a page of its own for the dealer.
 *
 * Source: requirement D-073.
 */
export async function findVehiclePage(
  slug: string,
  dealer: DealerContext,
  language: Language,
): Promise<PageView | null> {
  const path = rangePath(slug, dealer.slug)
  if (await findPage(path, language)) return null
  const page = await findPage(rangePath(slug), language)
  if (!page) return null
  const { pageAt } = dealerTexts(language).dealers
  return inDealersName(page, dealer, {
    path,
    canonical: addressIn(page.path, language),
    titleOf: (title, name) => fill(pageAt, { page: title, dealer: name }),
  })
}
