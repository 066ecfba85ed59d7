import type { FinanceSettings } from '#features/finance/index.ts'
import { guaranteedValueOf, modelLike, subscriptionQuoteOf } from '#features/finance/server.ts'
import { log } from '#platform/log.ts'
import type { FinanceContent, FinanceModel } from '../finance-content.ts'

/** An answer that does not come leaves its place open: the browser asks for it. */
async function orLater<Value>(what: string, answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer
  } catch (error) {
    log.error({ what, reason: String(error) }, 'a figure of the finance page could not be read')
    return undefined
  }
}

/**
 * The model the calculators open with, and its figures at their opening mileages: the newest the finance house calls
 * like this, or the first on sale when none is.
 *
 * @param like `HILUX DC`
 * Source: requirement V-067.
 */
export async function loadOpening(
  models: readonly [FinanceModel, ...FinanceModel[]],
  like: string | null | undefined,
  { futureDrive, subscription }: Pick<FinanceSettings, 'futureDrive' | 'subscription'>,
): Promise<FinanceContent['opening']> {
  const wanted = like ? await orLater('model', modelLike(like)) : null
  const { code } = models.find((model) => model.code === wanted) ?? models[0]
  const { mileage, months } = futureDrive.opening
  const [guaranteedValue, subscriptionQuote] = await Promise.all([
    orLater('guaranteed value', guaranteedValueOf(code, { mileage, months })),
    orLater('subscription quote', subscriptionQuoteOf(code, subscription.opening.mileage)),
  ])
  return {
    code,
    ...(guaranteedValue !== undefined && { guaranteedValue }),
    ...(subscriptionQuote !== undefined && { subscriptionQuote }),
  }
}
