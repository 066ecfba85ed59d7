import type { DealerContext } from '#features/dealers/index.ts'
import { nameOfWay, readPlan, readWay, type SharedPlan, writePlan } from '#features/finance/index.ts'
import {
  FiguresUnavailable,
  financeSettings,
  guaranteedValueOf,
  subscriptionQuoteOf,
} from '#features/finance/server.ts'
import { financeTexts } from '#features/finance/texts.ts'
import { rangePath } from '#features/vehicles/index.ts'
import { findRangeModels } from '#features/vehicles/server.ts'
import { config } from '#platform/config.ts'
import { languageRule } from '#platform/i18n/language-rule.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { problem } from '#platform/service/problem.ts'
import { siteClock } from '#platform/site-clock.ts'
import { WorkbenchFull } from '#platform/workbench.ts'
import { notOffered } from '../rules/asked.ts'
import { settingsOfCalculators } from './calculators.ts'
import { printedQuote } from './printed.ts'
import { quoteOf } from './quote-of.ts'

type Asked = {
  readonly rangeSlug: string
  readonly query: URLSearchParams
  /** The ending of the address, as that of a translated page: `af`, `zu`. */
  readonly ending?: string
  /** Whose page the quote comes from: where its region hides prices or finance there is none. */
  readonly dealer?: DealerContext | null
}

const codeForm = /^[0-9A-Za-z-]{1,16}$/

/** Seconds after which it may be asked for again. */
const retryAfter = { 'retry-after': '2' }

async function figuresOf(code: string, { futureDrive, kilometresAMonth }: SharedPlan) {
  const { mileage, months } = futureDrive
  const [guaranteedValue, subscription] = await Promise.all([
    guaranteedValueOf(code, { mileage, months }),
    subscriptionQuoteOf(code, kilometresAMonth),
  ])
  return { guaranteedValue, subscription }
}

/** The language of a quote is that of the page it belongs to; undefined for an ending that this page does not have. */
function languageOf({ rangeSlug, ending, dealer = null }: Asked): Language | undefined {
  if (ending === undefined) return 'en'
  return languageRule.at(`${rangePath(rangeSlug, dealer?.slug ?? null)}/${ending}`)?.ending
}

async function answer(asked: Asked): Promise<Response> {
  const { rangeSlug, query, dealer = null } = asked
  const language = languageOf(asked)
  if (!language) return problem(404, 'There are no quotes in this language here.')
  if (dealer?.name === null) {
    return problem(503, 'The dealer cannot be read at the moment.', retryAfter)
  }
  if (dealer && !(dealer.shows.vehiclePrices && dealer.shows.financeBlock)) {
    return problem(404, 'This dealer gives no quotes here.')
  }
  const code = query.get('code') ?? ''
  if (!codeForm.test(code)) return problem(400, 'Say which model: ?code=57U.')
  const page = dealer ? null : query.get('page')
  const settings = await settingsOfCalculators(await financeSettings(), page)
  if (!settings) return problem(400, 'There is no finance page with calculators at this path.')
  const plan = readPlan(query, settings)
  const refused = notOffered(query, writePlan(plan))
  if (refused.length > 0) return problem(400, `No calculator offers this: ${refused.join(', ')}.`)
  const found = await findRangeModels(rangeSlug, dealer?.shows)
  if (!found) return problem(404, 'There is no such range.')
  const model = found.models.find((one) => one.code === code.toUpperCase())
  if (!model) return problem(404, 'There is no such model in this range.')
  const way = readWay(query)
  const colour = model.colours.find((paint) => paint.code === query.get('colour'))
  const quote = quoteOf({
    ...{ model, way, plan, page, settings, dealer, language },
    ...(await figuresOf(model.code, plan)),
    colour: colour?.code ?? null,
    day: siteClock().today(),
    siteUrl: config().siteUrl,
  })
  if (quote === 'no price') return problem(404, 'This model has no price yet.')
  if (quote === 'no way')
    return problem(404, `${nameOfWay(way, financeTexts('en').waysToPay)}: not offered on this model.`)
  return new Response(new Uint8Array(await printedQuote(quote, model, colour)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${rangeSlug}-${model.code.toLowerCase()}-quote.pdf"`,
      'cache-control': 'private, no-cache',
    },
  })
}

/**
 * Answers with a finance quote on one page, as PDF: 400 for a query that names no model or what no calculator offers,
 * 404 for what is not on sale, has no price, is hidden or not translated, 503 while figures cannot be had or too many are printed.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and has never answered.
 * Source: decision F-12 for prices; F-1 to F-10 for the figures.
 */
export async function answerQuote(asked: Asked): Promise<Response> {
  try {
    return await answer(asked)
  } catch (error) {
    if (error instanceof FiguresUnavailable) {
      return problem(503, 'The figures of this quote could not be had; it can be tried again.', retryAfter)
    }
    if (!(error instanceof WorkbenchFull)) throw error
    return problem(503, 'Too many quotes at once; this one can be printed in a moment.', retryAfter)
  }
}
