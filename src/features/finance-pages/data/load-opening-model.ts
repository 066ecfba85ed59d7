import type { FinanceSettings } from '#features/finance/index.ts'
import { findModelCode, guaranteedValueOf, subscriptionQuoteOf } from '#features/finance/server.ts'
import { log } from '#platform/log.ts'
import type { FinanceContent, FinanceModel } from '../finance-content.ts'

/** Returns undefined after a failure, so that the browser requests the figure itself. */
async function orUndefined<Value>(figure: string, result: Promise<Value>): Promise<Value | undefined> {
  try {
    return await result
  } catch (error) {
    log.error({ figure, reason: String(error) }, 'finance page figure lookup failed')
    return undefined
  }
}

/**
 * Loads the default model of the calculators with its figures at the default mileages: the newest model whose name at
 * the finance provider matches, or else the first model on sale.
 *
 * @param like part of the name, such as `HILUX DC`
 * Source: requirement V-067.
 */
export async function loadOpeningModel(
  models: readonly [FinanceModel, ...FinanceModel[]],
  like: string | null | undefined,
  { futureDrive, subscription }: Pick<FinanceSettings, 'futureDrive' | 'subscription'>,
): Promise<FinanceContent['opening']> {
  const matchingCode = like ? await orUndefined('model', findModelCode(like)) : null
  const { code } = models.find((model) => model.code === matchingCode) ?? models[0]
  const { mileage, months } = futureDrive.opening
  const [guaranteedValue, subscriptionQuote] = await Promise.all([
    orUndefined('guaranteed value', guaranteedValueOf(code, { mileage, months })),
    orUndefined('subscription quote', subscriptionQuoteOf(code, subscription.opening.mileage)),
  ])
  return {
    code,
    ...(guaranteedValue !== undefined && { guaranteedValue }),
    ...(subscriptionQuote !== undefined && { subscriptionQuote }),
  }
}
