import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { type Ask, createServiceSource, ServiceUnavailable } from '#platform/service/source.ts'
import { brand } from '#platform/site/brand.ts'
import type { GuaranteedValue } from '../guaranteed-value.ts'
import type { SubscriptionQuote } from '../subscription-quote.ts'
import { createLocalFigures } from './local.ts'
import type { FinanceFigures, GuaranteedValuesQuery } from './port.ts'
import { createUpstreamFigures } from './upstream.ts'

/** The finance gateway failed, which differs from an empty result (decision V-12). */
export class FiguresUnavailable extends ServiceUnavailable {
  override readonly name = 'FiguresUnavailable'

  constructor() {
    super('The finance service at GATEWAY_URL failed.')
  }
}

/** The figures displayed on this site: from the gateway at GATEWAY_URL, or from our database when it is not set. */
export const figureSource = createServiceSource<FinanceFigures>({
  name: 'finance',
  service: () => ({ baseUrl: config().gatewayUrl }),
  local: () => createLocalFigures(cms, { brand: brand.name }),
  upstream: (client) => createUpstreamFigures(client, { brand: brand.name }),
  unavailable: () => new FiguresUnavailable(),
})

/** Asks for the first guaranteed value of a query; null when there is none. Source: V-062. */
export async function firstValue(
  ask: Ask<FinanceFigures>,
  query: GuaranteedValuesQuery,
): Promise<GuaranteedValue | null> {
  const values = await ask((figures) => figures.guaranteedValues(query))
  return values?.[0] ?? null
}

/** Asks for the first subscription quote of a model; null when the rate book has none. Source: V-072. */
export async function firstQuote(
  ask: Ask<FinanceFigures>,
  code: string,
  mileage: number,
): Promise<SubscriptionQuote | null> {
  const quotes = await ask((figures) => figures.subscriptionQuotes(code, mileage))
  return quotes?.[0] ?? null
}

/**
 * Reads the guaranteed value of a model, uncached; null when there is none.
 *
 * @param plan kilometres a year, and months.
 * @throws FiguresUnavailable when the finance service failed.
 */
export function readGuaranteedValue(
  code: string,
  plan: { readonly mileage: number; readonly months: number },
): Promise<GuaranteedValue | null> {
  return firstValue(figureSource.ask, { code, ...plan })
}

/**
 * Reads the subscription quote of a model, uncached; null when the rate book has none.
 *
 * @param mileage kilometres a month.
 * @throws FiguresUnavailable when the finance service failed.
 */
export function readSubscriptionQuote(code: string, mileage: number): Promise<SubscriptionQuote | null> {
  return firstQuote(figureSource.ask, code, mileage)
}
