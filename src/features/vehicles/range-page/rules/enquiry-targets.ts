/** Target of an enquiry button: an address, and the query parameter for the model. */
export type EnquiryTarget = {
  /** Includes every query parameter except the model's. */
  readonly address: string
  /** Name of the parameter for the derivative code. */
  readonly parameter: 'deriv_code' | 'test-drive-code' | 'buy-now-code'
  /** Whether the target is another site, which knows only derivative codes. */
  readonly isExternal: boolean
}

/** Null without a target; the page then has no button. */
export type EnquiryTargets = {
  readonly testDrive: EnquiryTarget | null
  readonly quote: EnquiryTarget | null
}

/** Whether the enquiry forms for finance plans and subscriptions exist. */
export type PlanForms = { readonly finance: boolean; readonly subscription: boolean }

/** The enquiry targets of a vehicle page. */
export type VehicleTargets = EnquiryTargets & { readonly plans: PlanForms }

type Addresses = { readonly testDrive: string | null; readonly quote: string | null }
type Dealer = { readonly slug: string; readonly supplierCode: string | null }

/** Adds query parameters to an address, before its fragment; null values are omitted. */
function withQuery(address: string, parameters: Readonly<Record<string, string | null>>): string {
  const additions = Object.entries(parameters).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  const [base = '', anchor] = address.split('#')
  const query = additions.length === 0 ? '' : `${base.includes('?') ? '&' : '?'}${additions.join('&')}`
  return base + query + (anchor === undefined ? '' : `#${anchor}`)
}

/**
 * Returns the targets for test drives and quotes. On the pages of a dealer with a supplier code both link to online
 * buying, otherwise to our own forms with the dealer as a query parameter.
 *
 * @param forms paths of our own forms; null without a page
 * @param externalAddresses of online buying; null when not set
 * Source: requirements V-163 and V-164.
 */
export function enquiryTargets(
  forms: Addresses,
  externalAddresses: Addresses,
  dealer: Dealer | null = null,
): EnquiryTargets {
  const dealercode = dealer?.supplierCode || null
  const target = (
    name: 'testDrive' | 'quote',
    formParameter: EnquiryTarget['parameter'],
  ): EnquiryTarget | null => {
    const externalAddress = externalAddresses[name]
    if (dealercode !== null && externalAddress !== null) {
      return {
        address: withQuery(externalAddress, { dealercode }),
        parameter: 'deriv_code',
        isExternal: true,
      }
    }
    const form = forms[name]
    if (form === null) return null
    return {
      address: withQuery(form, { dealer: dealer?.slug ?? null }),
      parameter: formParameter,
      isExternal: false,
    }
  }
  return { testDrive: target('testDrive', 'test-drive-code'), quote: target('quote', 'buy-now-code') }
}

/** The codes of what a visitor has added to a model; null without. */
type Extras = {
  /** Of a colour of the model. */
  readonly colour?: string | null | undefined
  /** Of accessories, as an address has them. */
  readonly accessories?: string | null | undefined
}

type NamedModel = { readonly code: string; readonly derivativeCode: string | null }

/**
 * Returns the parameter by which an enquiry names a model. Our own forms get the model's code when it has no derivative
 * code.
 */
export function modelParameter(
  { parameter, isExternal }: EnquiryTarget,
  { code, derivativeCode }: NamedModel,
): readonly [name: string, value: string | null] {
  return derivativeCode === null && !isExternal ? ['model', code] : [parameter, derivativeCode]
}

/**
 * Returns the link of an enquiry button for a model. Our own forms get the colour and the accessories that the visitor
 * has chosen; online buying knows neither.
 *
 * Source: requirements V-163 and V-164.
 */
export function enquiryHref(
  target: EnquiryTarget,
  model: NamedModel,
  { colour = null, accessories = null }: Extras = {},
): string {
  const [name, value] = modelParameter(target, model)
  const own = { [name]: value }
  return withQuery(target.address, target.isExternal ? own : { ...own, colour, with: accessories })
}
