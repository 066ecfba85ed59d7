import type { DealerContext } from '#features/dealers/dealers/index.ts'
import {
  type FinanceSettings,
  type GuaranteedValue,
  listPaymentOptions,
  type PaymentOptionKind,
  type SharedPlan,
  type SubscriptionQuote,
  writePlan,
} from '#features/finance/finance/index.ts'
import type { Accessory, VehicleModel } from '#features/vehicles/vehicles/index.ts'
import { rangePath, writeAccessoryCodes } from '#features/vehicles/vehicles/index.ts'
import { accessoryCode, configuredPrice, currentPrice } from '#features/vehicles/vehicles/rules.ts'
import { addressIn } from '#platform/i18n/addresses.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Cents } from '#platform/money.ts'
import { brand } from '#platform/site/brand.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { PrintedQuote } from '../quote.ts'

export type QuoteInput = {
  readonly language: Language
  readonly model: VehicleModel
  /** Code of the requested paint. */
  readonly colour: string | null
  /** The chosen ones of the range. */
  readonly accessories: readonly Accessory[]
  readonly option: PaymentOptionKind
  readonly plan: SharedPlan
  /** Path of the finance page on which the plan was chosen; null for the vehicle page. */
  readonly page: string | null
  readonly settings: FinanceSettings
  readonly guaranteedValue: GuaranteedValue | null
  readonly subscription: SubscriptionQuote | null
  readonly dealer: DealerContext | null
  readonly day: CalendarDay
  /** Origin of absolute URLs. */
  readonly siteUrl: string
}

/** Returns the path and query of the page that shows the same figures in the same language. */
function pagePathOf({ model, plan, page, colour, accessories, dealer, language }: QuoteInput): string {
  const codes = writeAccessoryCodes(accessories.map(accessoryCode))
  const parts = { ...(colour !== null && { colour }), ...(codes && { with: codes }) }
  const query = new URLSearchParams({ model: model.code, ...parts })
  for (const [name, value] of writePlan(plan)) query.set(name, value)
  const path = page ?? addressIn(rangePath(model.range.slug, dealer?.slug ?? null), language)
  return `${path}?${query}`
}

function printedModel({ model, ...chosen }: QuoteInput, price: Cents, total: Cents): PrintedQuote['model'] {
  const hasSpecialPrice = model.price !== null && price < model.price
  const paint = paintOf(model, chosen.colour)
  const extras = [
    ...(paint?.surcharge ? [{ name: paint.title, price: paint.surcharge }] : []),
    ...chosen.accessories.map(({ name, price: added }) => ({ name, price: added })),
  ]
  return {
    ...{ code: model.code, name: model.name, colour: paint?.title ?? null },
    kind: `${model.brand} ${model.range.name}`,
    price: hasSpecialPrice && model.price !== null ? model.price : price,
    specialPrice: hasSpecialPrice ? price : null,
    ...(extras.length > 0 && { configured: { extras, total } }),
  }
}

/** The paint of a quote: the requested one, else the first. */
const paintOf = (model: VehicleModel, colour: string | null) =>
  model.colours.find(({ code }) => code === colour) ?? model.colours[0]

/**
 * Creates a quote from server-side prices, settings and figures; only the choices come from the request.
 *
 * @returns `no price` for a model without a price, `not offered` when the chosen payment option is not available.
 * Source: decisions F-1 to F-5, F-8, F-10.
 */
export function createQuote(facts: QuoteInput): PrintedQuote | 'no price' | 'not offered' {
  const { model, plan, settings, guaranteedValue, subscription, dealer, day, siteUrl } = facts
  const price = currentPrice(model)
  if (price === null) return 'no price'
  const { surcharge } = paintOf(model, facts.colour) ?? {}
  const total = configuredPrice({ price, surcharge, accessories: facts.accessories }) ?? price
  const options = listPaymentOptions({ price: total, plan, settings, guaranteedValue, subscription })
  const chosenOption = options.find(({ kind }) => kind === facts.option)
  if (!chosenOption) return 'not offered'
  return {
    ...{ plan, options, chosenOption, day, language: facts.language },
    model: printedModel(facts, price, total),
    fees: settings.fees,
    leaseBalloon: settings.lease.leaseBalloonShare,
    guaranteedShare: guaranteedValue?.factor ?? null,
    reference: subscription?.reference ?? null,
    siteName: brand.siteName,
    dealerName: dealer?.name ?? null,
    address: siteUrl + pagePathOf(facts),
  }
}
