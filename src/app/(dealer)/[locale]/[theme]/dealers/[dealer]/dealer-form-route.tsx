import { DealerBar, dealerOfPage } from '#features/dealer-sites/new-vehicles.page.tsx'
import { everythingShown } from '#features/dealers/index.ts'
import { dealerTexts } from '#features/dealers/texts.ts'
import { type DealerForm, dealerFormPage } from '#features/enquiries/dealer-form.page.tsx'
import { CmsPage, pageMetadata } from '#features/page-rendering/page.tsx'
import { lineUpPath } from '#features/vehicles/index.ts'
import { pageRoute } from '../../../../../page-route.tsx'

/**
 * The route of a form about finance in a dealer's name. Where the dealer's region shows no finance, or no prices, its
 * forms do not exist either. Source: decision F-12; row V-011.
 */
export const dealerFormRoute = (form: DealerForm) =>
  pageRoute({
    async find({ dealer: slug }: { locale: string; dealer: string }) {
      const dealer = await dealerOfPage(slug)
      const { financeBlock, vehiclePrices } = dealer?.shows ?? everythingShown
      const isThere = dealer && financeBlock && vehiclePrices
      return {
        path: `/dealers/${slug}/${form}`,
        found: isThere ? { dealer, page: dealerFormPage(form, dealer) } : null,
      }
    },
    metadata: ({ page }) => pageMetadata(page),
    render({ dealer, page }, path) {
      const lineUp = { title: dealerTexts('en').dealers.newVehicles, path: lineUpPath(dealer.slug) }
      return (
        <>
          <DealerBar dealer={dealer} language="en" trail={[lineUp]} page={{ title: page.title, path }} />
          <CmsPage page={page} language="en" />
        </>
      )
    },
  })
