import { z } from 'zod'
import { log } from '#platform/log.ts'
import { problem } from '#platform/service/problem.ts'
import { FiguresUnavailable, figures, firstOf } from './figures.ts'

const code = z.string().regex(/^[0-9A-Z]{3}$/)
const whole = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)

const valueQuestion = z.union([
  z.strictObject({ code }),
  z.strictObject({ code, mileage: whole, months: whole }),
])
const quoteQuestion = z.strictObject({ code, mileage: whole })

/** An amount is asked for anew each time: one that was kept would be taken for what is offered now. */
const headers = { 'cache-control': 'no-store' }

async function answer(make: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await make(), { headers })
  } catch (error) {
    if (!(error instanceof FiguresUnavailable)) log.error({ err: error }, 'figures cannot be read')
    return problem(503, 'The figures cannot be read at the moment.')
  }
}

/** Every parameter once: of one that is given twice it would be a guess which is meant. */
function entriesOf(query: URLSearchParams): object {
  const names = [...query.keys()]
  return new Set(names).size === names.length ? Object.fromEntries(query) : {}
}

/**
 * Answers the browser's question for what a model is guaranteed to be worth, as `{ value: GuaranteedValue | null }`;
 * 503 when the finance service failed. Source: V-305, V-332.
 */
export async function answerGuaranteedValue(query: URLSearchParams): Promise<Response> {
  const asked = valueQuestion.safeParse(entriesOf(query))
  if (!asked.success)
    return problem(
      400,
      'A guaranteed value is asked for with the code of a model, or with the code, mileage and months.',
    )
  return answer(async () => ({ value: (await firstOf(figures().guaranteedValues(asked.data))).value }))
}

/**
 * Answers the browser's question for what a model costs by the month, as `{ quote: SubscriptionQuote | null }`; 503 when
 * the rate book failed, which is not the same as an empty one. Source: V-304, V-330, decision V-12.
 */
export async function answerSubscriptionQuote(query: URLSearchParams): Promise<Response> {
  const asked = quoteQuestion.safeParse(entriesOf(query))
  if (!asked.success)
    return problem(400, 'A quote is asked for with the code of a model and kilometres a month.')
  const { code: model, mileage } = asked.data
  return answer(async () => ({ quote: (await firstOf(figures().subscriptionQuotes(model, mileage))).value }))
}
