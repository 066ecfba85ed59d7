import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { readTradeInEntries } from '../wire/value-query.ts'
import { findTradeInValue } from './trade-in-value.ts'

/**
 * Responds to the browser with the indicative value of a vehicle, as `{ value: TradeInValue | null }`; 503 when the stock
 * cannot be read, which differs from too few vehicles. The response is not stored: the stock changes at any moment.
 */
export async function respondWithTradeInValue(parameters: URLSearchParams): Promise<Response> {
  const entry = (name: string) => parameters.get(name) ?? ''
  const query = readTradeInEntries({
    ...{ make: entry('make'), model: entry('model'), year: entry('year') },
    ...{ mileage: entry('mileage'), condition: entry('condition') },
  })
  if (!query)
    return problem(
      400,
      'The query consists of make, model, year, mileage (kilometres) and condition (excellent, good, average or poor).',
    )
  try {
    const value = await findTradeInValue(query)
    return Response.json({ value }, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    log.error({ reason: String(error) }, 'trade-in value failed')
    return problem(503, 'The value cannot be worked out at the moment.')
  }
}
