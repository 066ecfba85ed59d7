/** Where a button about a model leads: an address, and the parameter under which it is told the model. */
export type EnquiryTarget = {
  /** With all that does not depend on the model. */
  readonly address: string
  /** Takes the derivative code. */
  readonly parameter: 'deriv_code' | 'test-drive-code' | 'buy-now-code'
  /** Another site, which knows models by derivative codes alone. */
  readonly isOutside: boolean
}

/** Null where there is nothing to lead to, and no button. */
export type EnquiryTargets = {
  readonly testDrive: EnquiryTarget | null
  readonly quote: EnquiryTarget | null
}

/** Which forms there are to ask about a plan. */
export type PlanForms = { readonly finance: boolean; readonly subscription: boolean }

/** Where the page of a vehicle leads to. */
export type VehicleTargets = EnquiryTargets & { readonly plans: PlanForms }

type Addresses = { readonly testDrive: string | null; readonly quote: string | null }
type Seller = { readonly slug: string; readonly supplierCode: string | null }

/** An address with more in its query; what is null is left out. */
function withQuery(address: string, more: Readonly<Record<string, string | null>>): string {
  const added = Object.entries(more).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  const [before = '', anchor] = address.split('#')
  const query = added.length === 0 ? '' : `${before.includes('?') ? '&' : '?'}${added.join('&')}`
  return before + query + (anchor === undefined ? '' : `#${anchor}`)
}

/**
 * Where a test drive is booked and a quote asked for. On the pages of a dealer that online buying knows, both lead
 * there under the dealer's code; everywhere else to our own forms, which are told the dealer too.
 *
 * @param forms our own, as far as editors have made their pages.
 * @param outside online buying, as far as it is set.
 * Source: requirements V-163 and V-164.
 */
export function enquiryTargets(
  forms: Addresses,
  outside: Addresses,
  dealer: Seller | null = null,
): EnquiryTargets {
  const dealercode = dealer?.supplierCode || null
  const target = (name: 'testDrive' | 'quote', own: EnquiryTarget['parameter']): EnquiryTarget | null => {
    const elsewhere = outside[name]
    if (dealercode !== null && elsewhere !== null) {
      return {
        address: withQuery(elsewhere, { dealercode }),
        parameter: 'deriv_code',
        isOutside: true,
      }
    }
    const form = forms[name]
    if (form === null) return null
    return { address: withQuery(form, { dealer: dealer?.slug ?? null }), parameter: own, isOutside: false }
  }
  return { testDrive: target('testDrive', 'test-drive-code'), quote: target('quote', 'buy-now-code') }
}

/**
 * Where the button leads for a model. One without a derivative code is named to our own forms by its own code.
 *
 * Source: requirements V-163 and V-164.
 */
export function enquiryHref(
  { address, parameter, isOutside }: EnquiryTarget,
  { code, derivativeCode }: { readonly code: string; readonly derivativeCode: string | null },
): string {
  if (derivativeCode !== null) return withQuery(address, { [parameter]: derivativeCode })
  return isOutside ? address : withQuery(address, { model: code })
}
