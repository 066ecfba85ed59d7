import { z } from 'zod'
import { type ContractEndpoint, contractEndpoint, contractQuery } from '#platform/service/endpoint.ts'
import type { FinanceFigures, Lookup } from './port.ts'
import {
  guaranteedValueFilter,
  guaranteedValuesQueryOf,
  wireGuaranteedValueOf,
  wireGuaranteedValueSchema,
} from './wire/guaranteed-value.ts'
import {
  makeOf,
  quoteParameters,
  wireSubscriptionQuoteOf,
  wireSubscriptionQuoteSchema,
} from './wire/subscription-quote.ts'

/** Creates the endpoints `gfv-values` and `ratebook/quotes/filter`. Source: requirements V-304 to V-306. */
export function createFinanceEndpoints(
  figures: FinanceFigures,
  { brand }: { brand: string },
): ContractEndpoint[] {
  return [
    contractEndpoint({
      path: '/services/gateway/gfv-values',
      summary: 'Guaranteed future values',
      filter: guaranteedValueFilter,
      response: z.array(wireGuaranteedValueSchema),
      async find({ skip, limit, ...filter }) {
        const values = await foundValue(figures.guaranteedValues(guaranteedValuesQueryOf(filter)))
        return values.slice(skip, skip + limit).map(wireGuaranteedValueOf)
      },
    }),
    contractQuery({
      path: '/services/gateway/ratebook/quotes/filter',
      summary: 'Subscription quotes of a model',
      parameters: quoteParameters,
      response: z.array(wireSubscriptionQuoteSchema),
      async find({ make, monthlyMileage, smc }) {
        if (make !== makeOf(brand)) return []
        const quotes = await foundValue(figures.subscriptionQuotes(smc, monthlyMileage))
        return quotes.map(wireSubscriptionQuoteOf)
      },
    }),
  ]
}

/** The endpoints serve local figures, whose failures throw: a result is always found. */
async function foundValue<Value>(lookup: Promise<Lookup<Value>>): Promise<Value> {
  const result = await lookup
  if (!result.found) throw new Error('The finance contract must be served from local figures.')
  return result.value
}
