import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { readModelCode, readValueQuery } from '../wire/garage-addresses.ts'
import { findCarValue } from './car-value.ts'
import { findModelFacts } from './model-facts.ts'

async function answered(part: string, read: () => Promise<Response>): Promise<Response> {
  try {
    return await read()
  } catch (error) {
    log.error({ part, reason: String(error) }, 'garage data failed')
    return problem(503, 'The data about this car cannot be read at the moment.')
  }
}

/**
 * Responds to the browser with what is known about a model, as `{ facts: ModelFacts | null }`: null for a model that is not
 * on sale. 503 when a service failed, which differs from nothing known.
 */
export async function respondWithModelFacts(query: URLSearchParams): Promise<Response> {
  const code = readModelCode(query)
  if (code === null) return problem(400, 'Expected the query parameter "model", the code of a model.')
  return answered('facts', async () =>
    Response.json(
      { facts: await findModelFacts(code) },
      { headers: { 'cache-control': 'public, max-age=60' } },
    ),
  )
}

/**
 * Responds to the browser with what used vehicles like a car cost, as `{ value: CarValue | null }`; 503 when the stock
 * cannot be read, which differs from too few vehicles. The response is not stored: the stock changes at any moment.
 */
export async function respondWithCarValue(query: URLSearchParams): Promise<Response> {
  const parsed = readValueQuery(query)
  if (!parsed) return problem(400, 'Expected the query parameters "model" and "year".')
  return answered('value', async () =>
    Response.json(
      { value: await findCarValue(parsed.model, parsed.year) },
      { headers: { 'cache-control': 'no-store' } },
    ),
  )
}
