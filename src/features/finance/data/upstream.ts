import { z } from 'zod'
import type { ServiceClient } from '#platform/service/client.ts'
import { filterQuery } from '#platform/service/filter-query.ts'
import { createLastGood } from '#platform/service/last-good.ts'
import { lookupOf } from '#platform/service/lookup.ts'
import type { GuaranteedValue } from '../guaranteed-value.ts'
import { matchingValues } from '../rules/matching-values.ts'
import type { FinanceFigures } from './port.ts'
import { incomingGuaranteedValue, outgoingGuaranteedValues } from './wire/guaranteed-value.ts'
import { incomingSubscriptionQuote, outgoingQuotes } from './wire/subscription-quote.ts'

const valuesAnswer = z.array(incomingGuaranteedValue)
const quotesAnswer = z.array(incomingSubscriptionQuote)

/** Whether a model has guaranteed values at all, and which model is meant, is still true after an hour. */
const remembering = { maxAgeMs: 60 * 60 * 1000, maxEntries: 500 }

/**
 * The figures of an outside gateway. No figure is remembered: an amount is shown as the service gives it, or said to be
 * missing.
 *
 * @param brand whose rate book is asked.
 * Source: requirements V-330 and V-332.
 */
export function upstreamFigures(service: ServiceClient, { brand }: { brand: string }): FinanceFigures {
  const lastValues = createLastGood<GuaranteedValue[]>(remembering)

  return {
    async guaranteedValues(query) {
      const path = ['gfv-values', filterQuery(outgoingGuaranteedValues(query))].filter(Boolean).join('?')
      const ask = () => service.getJson(path, valuesAnswer)
      const isFigure = query.mileage !== undefined || query.months !== undefined
      const answer = await lookupOf(
        isFigure ? ask().then((value) => ({ value, fresh: true })) : lastValues.answer(path, ask),
      )
      return answer.found ? { ...answer, value: matchingValues(answer.value, query) } : answer
    },
    subscriptionQuotes(code, mileage) {
      const path = `ratebook/quotes/filter?${outgoingQuotes(brand, code, mileage)}`
      return lookupOf(service.getJson(path, quotesAnswer).then((value) => ({ value, fresh: true })))
    },
  }
}
