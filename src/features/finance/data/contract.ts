import { z } from 'zod'
import { type ContractEndpoint, contractEndpoint, contractQuestion } from '#platform/service/endpoint.ts'
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

/** The endpoints `gfv-values` and `ratebook/quotes/filter` over figures. Source: requirements V-304 to V-306. */
export function financeEndpoints(figures: FinanceFigures, { brand }: { brand: string }): ContractEndpoint[] {
  return [
    contractEndpoint({
      path: '/services/gateway/gfv-values',
      summary: 'Guaranteed future values',
      filter: guaranteedValueFilter,
      answer: z.array(wireGuaranteedValueSchema),
      async find({ skip, limit, ...filter }) {
        const values = await answerOf(figures.guaranteedValues(guaranteedValuesQueryOf(filter)))
        return values.slice(skip, skip + limit).map(wireGuaranteedValueOf)
      },
    }),
    contractQuestion({
      path: '/services/gateway/ratebook/quotes/filter',
      summary: 'Subscription quotes of a model',
      parameters: quoteParameters,
      answer: z.array(wireSubscriptionQuoteSchema),
      async find({ make, monthlyMileage, smc }) {
        if (make !== makeOf(brand)) return []
        const quotes = await answerOf(figures.subscriptionQuotes(smc, monthlyMileage))
        return quotes.map(wireSubscriptionQuoteOf)
      },
    }),
  ]
}

/** We serve our own figures, which either are an answer or throw. */
async function answerOf<Value>(lookup: Promise<Lookup<Value>>): Promise<Value> {
  const answer = await lookup
  if (!answer.found) throw new Error('The figures that are served have no answer.')
  return answer.value
}
