import { DealerBar, readPageDealer } from '#features/dealers/dealer-sites/new-vehicles.page.tsx'
import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import {
  type DealerForm,
  dealerFormPage,
  dealerFormTitle,
} from '#features/enquiries/enquiry-forms/dealer-form.page.tsx'
import { CmsPage, pageMetadata } from '#features/site/page-rendering/page.tsx'
import type { PageView } from '#features/site/pages/index.ts'
import { lineUpPath } from '#features/vehicles/vehicles/index.ts'
import { pageRoute } from '../../../../../page-route.tsx'

/** Returns a dealer's form: without its page while the dealer cannot be read, null when the region hides the form. */
function formOf(
  dealer: DealerContext,
  form: DealerForm,
): { readonly dealer: DealerContext; readonly page: PageView | null } | null {
  const { slug, name, shows } = dealer
  if (name === null) return { dealer, page: null }
  const isAvailable = shows.financeBlock && shows.vehiclePrices
  return isAvailable ? { dealer, page: dealerFormPage(form, { slug, name }) } : null
}

/**
 * Creates the route of a dealer's finance form. The form does not exist when the dealer's region shows no finance or no
 * prices. While the dealer cannot be read, the page shows a message instead of the form.
 *
 * Source: decisions F-12 and F-13; requirement V-011.
 */
export const dealerFormRoute = (form: DealerForm) =>
  pageRoute({
    async find({ dealer: slug }: { locale: string; dealer: string }) {
      const dealer = await readPageDealer(slug)
      return { path: `/dealers/${slug}/${form}`, found: dealer && formOf(dealer, form) }
    },
    metadata: ({ page }) => (page ? pageMetadata(page) : { title: dealerFormTitle(form) }),
    render({ dealer, page }, path) {
      const { dealers } = dealerTexts('en')
      const lineUp = { title: dealers.newVehicles, path: lineUpPath(dealer.slug) }
      const title = dealerFormTitle(form)
      const here = { title, path }
      const bar = <DealerBar dealer={dealer} language="en" breadcrumbs={[lineUp]} page={here} />
      if (page) return <CmsPage page={page} language="en" bar={bar} />
      return (
        <>
          {bar}
          <div className="frame pt-14 pb-section tablet:pt-20">
            <h1 className="text-h1">{title}</h1>
            <p className="mt-6 max-w-[44ch] text-ink-2 text-lead">{dealers.unavailableForm}</p>
          </div>
        </>
      )
    },
  })
