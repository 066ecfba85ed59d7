import { z } from 'zod'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { modelCode } from '../rules/model-code.ts'
import { findService, listIntervals, listServicedModels } from './cached.ts'

const code = z.string().regex(modelCode)
const kilometres = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number)

const parameters = z.union([
  z.strictObject({ range: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
  z.strictObject({ model: code }),
  z.strictObject({ model: code, km: kilometres }),
])

type Parameters = z.output<typeof parameters>

/** The browser caches a response for a minute, so that choosing something again causes no request. */
const headers = { 'cache-control': 'public, max-age=60' }

/** The part of the tool that a query asks for, as in the log. */
function partOf(query: Parameters): string {
  if ('range' in query) return 'models'
  return 'km' in query ? 'service' : 'intervals'
}

function read(query: Parameters): Promise<object | null> {
  if ('range' in query) return listServicedModels(query.range)
  return 'km' in query ? findService(query.model, query.km) : listIntervals(query.model)
}

/** Returns the parameters as an object; empty, and so invalid, when a parameter is repeated. */
function parametersOf(query: URLSearchParams): object {
  const names = [...query.keys()]
  return new Set(names).size === names.length ? Object.fromEntries(query) : {}
}

/**
 * Responds to the browser with the models of a range (`ServicedModel[]`), the kilometres of a model's services, or a service
 * (`ServiceInfo`); 404 for what does not exist, and 503 when the service failed, which differs from a service without items.
 *
 * Source: requirements V-116 to V-119 and V-339.
 */
export async function respondWithServiceSchedule(query: URLSearchParams): Promise<Response> {
  const parsed = parameters.safeParse(parametersOf(query))
  if (!parsed.success)
    return problem(400, 'Expected the query parameters "range", "model", or "model" and "km".')
  try {
    const data = await read(parsed.data)
    return data ? Response.json(data, { headers }) : problem(404, 'There is no such range, model or service.')
  } catch (error) {
    log.error({ part: partOf(parsed.data), reason: String(error) }, 'service schedule failed')
    return problem(503, 'The service data cannot be read at the moment.')
  }
}
