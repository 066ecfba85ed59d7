import { z } from 'zod'
import { languages } from '#platform/i18n/languages.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { financeTexts, type OpenedTexts } from '../texts.ts'
import { FiguresUnavailable, figureSource, firstQuote, firstValue } from './figure-source.ts'

const code = z.string().regex(/^[0-9A-Z]{3}$/)
const whole = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)

const valueParameters = z.union([
  z.strictObject({ code }),
  z.strictObject({ code, mileage: whole, months: whole }),
])
const quoteParameters = z.strictObject({ code, mileage: whole })
const textParameters = z.strictObject({ lang: z.enum(languages) })

/** Amounts must be current, so browsers do not cache them. */
const headers = { 'cache-control': 'no-store' }

async function respond(read: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await read(), { headers })
  } catch (error) {
    if (!(error instanceof FiguresUnavailable)) log.error({ err: error }, 'finance figures lookup failed')
    return problem(503, 'The finance figures are not available at the moment.')
  }
}

/** Returns the parameters as an object; empty, and so invalid, when a parameter is repeated. */
function parametersOf(query: URLSearchParams): object {
  const names = [...query.keys()]
  return new Set(names).size === names.length ? Object.fromEntries(query) : {}
}

/**
 * Responds to the browser with the guaranteed value of a model, as `{ value: GuaranteedValue | null }`; 503 when the
 * finance service failed. Source: V-305, V-332.
 */
export async function respondWithGuaranteedValue(query: URLSearchParams): Promise<Response> {
  const parsed = valueParameters.safeParse(parametersOf(query))
  if (!parsed.success)
    return problem(
      400,
      'The query of a guaranteed value consists of code, or of code, mileage (kilometres a year) and months.',
    )
  return respond(async () => ({ value: await firstValue(figureSource.ask, parsed.data) }))
}

/**
 * Responds to the browser with the subscription quote of a model, as `{ quote: SubscriptionQuote | null }`; 503 when
 * the rate book failed, which differs from an empty one. Source: V-304, V-330, decision V-12.
 */
export async function respondWithSubscriptionQuote(query: URLSearchParams): Promise<Response> {
  const parsed = quoteParameters.safeParse(parametersOf(query))
  if (!parsed.success)
    return problem(400, 'The query of a quote consists of code and mileage (kilometres a month).')
  const { code: model, mileage } = parsed.data
  return respond(async () => ({ quote: await firstQuote(figureSource.ask, model, mileage) }))
}

/** Responds to the browser with the texts of the calculators in a language, as `OpenedTexts`. */
export function respondWithCalculatorTexts(query: URLSearchParams): Response {
  const parsed = textParameters.safeParse(parametersOf(query))
  if (!parsed.success) return problem(400, 'The query of the texts of the calculators consists of lang.')
  const { calculators, waysToPay } = financeTexts(parsed.data.lang)
  const texts: OpenedTexts = { calculators, waysToPay }
  return Response.json(texts, { headers: { 'cache-control': 'public, max-age=60' } })
}
