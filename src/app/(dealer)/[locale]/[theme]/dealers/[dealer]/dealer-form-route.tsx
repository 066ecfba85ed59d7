import type { Metadata } from 'next'
import { DealerBar, dealerOfPage } from '#features/dealer-sites/new-vehicles.page.tsx'
import { everythingShown } from '#features/dealers/index.ts'
import { type DealerForm, dealerFormPage } from '#features/enquiries/dealer-form.page.tsx'
import { CmsPage, pageMetadata } from '#features/page-rendering/page.tsx'
import { lineUpPath } from '#features/vehicles/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { cmsRoute } from './cms-route.ts'

export type DealerFormAddress = { params: Promise<{ locale: string; dealer: string }> }

/** Where a dealer's region shows no finance, or no prices, its forms do not exist either. Source: decision F-12; row V-011. */
async function pageAt(form: DealerForm, { params }: DealerFormAddress) {
  const { locale, dealer: slug } = await params
  const dealer = await dealerOfPage(slug)
  const { financeBlock, vehiclePrices } = dealer?.shows ?? everythingShown
  return {
    locale,
    path: `/dealers/${slug}/${form}`,
    found: dealer && financeBlock && vehiclePrices ? { dealer, page: dealerFormPage(form, dealer) } : null,
  }
}

export async function dealerFormMetadata(form: DealerForm, address: DealerFormAddress): Promise<Metadata> {
  const { locale, path, found } = await pageAt(form, address)
  return found ? pageMetadata(found.page) : (await cmsRoute()).cmsMetadata(path, locale)
}

/** A form about finance in a dealer's name. */
export async function DealerFormRoute({ form, ...address }: DealerFormAddress & { form: DealerForm }) {
  const { locale, path, found } = await pageAt(form, address)
  if (!found) {
    const { CmsRoute } = await cmsRoute()
    return <CmsRoute path={path} locale={locale} />
  }
  const { dealer, page } = found
  const lineUp = { title: textsIn('en').dealers.newVehicles, path: lineUpPath(dealer.slug) }
  return (
    <>
      <DealerBar dealer={dealer} language="en" trail={[lineUp]} page={{ title: page.title, path }} />
      <CmsPage page={page} language="en" />
    </>
  )
}
