import { z } from 'zod'
import type { ServiceClient } from '#platform/service/client.ts'
import { filterQuery } from '#platform/service/filter-query.ts'
import { lookupOf } from '#platform/service/lookup.ts'
import { createStaleIfError } from '#platform/service/stale-if-error.ts'
import type { GuaranteedValue } from '../guaranteed-value.ts'
import { matchingValues } from '../rules/matching-values.ts'
import type { FinanceFigures } from './port.ts'
import { incomingGuaranteedValue, outgoingGuaranteedValues } from './wire/guaranteed-value.ts'
import { incomingSubscriptionQuote, outgoingQuotes } from './wire/subscription-quote.ts'

const valuesResponse = z.array(incomingGuaranteedValue)
const quotesResponse = z.array(incomingSubscriptionQuote)

/** Whether a model has guaranteed values, and which model a name belongs to, may be up to an hour old. */
const staleLimits = { maxAgeMs: 60 * 60 * 1000, maxEntries: 500 }

/**
 * Reads figures from an outside gateway. Amounts are never served stale after a failure.
 *
 * @param brand of the rate book.
 * Source: requirements V-330 and V-332.
 */
export function createUpstreamFigures(service: ServiceClient, { brand }: { brand: string }): FinanceFigures {
  const lastValues = createStaleIfError<GuaranteedValue[]>(staleLimits)

  return {
    async guaranteedValues(query) {
      const path = ['gfv-values', filterQuery(outgoingGuaranteedValues(query))].filter(Boolean).join('?')
      const request = () => service.getJson(path, valuesResponse)
      const isFigure = query.mileage !== undefined || query.months !== undefined
      const result = await lookupOf(
        isFigure ? request().then((value) => ({ value, fresh: true })) : lastValues.fetch(path, request),
      )
      return result.found ? { ...result, value: matchingValues(result.value, query) } : result
    },
    subscriptionQuotes(code, mileage) {
      const path = `ratebook/quotes/filter?${outgoingQuotes(brand, code, mileage)}`
      return lookupOf(service.getJson(path, quotesResponse).then((value) => ({ value, fresh: true })))
    },
  }
}
