/** The pages of the purchase site that dialogs embed. */
export type PurchasePage = 'enquire-now' | 'test-drive'

/** What a dialog knows; null for the rest. */
export type PurchaseSubject = { readonly rangeCode: string | null; readonly dealerCode: string | null }

/**
 * Returns the address of a page of the purchase site. The enquiry is told the codes that are known, and no others.
 *
 * @param site address of the purchase site, with or without a path and a trailing slash
 * Source: requirements C-044 to C-046.
 */
export function purchaseAddress(
  site: string,
  page: PurchasePage,
  { rangeCode, dealerCode }: PurchaseSubject,
): string {
  const address = new URL(site)
  address.pathname = `${address.pathname.replace(/\/$/, '')}/${page}`
  address.hash = ''
  if (page === 'enquire-now') {
    if (rangeCode) address.searchParams.set('range_code', rangeCode)
    if (dealerCode) address.searchParams.set('dealercode', dealerCode)
  }
  return address.href
}
