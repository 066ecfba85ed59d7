import type { DealerContext } from '#features/dealers/dealers/index.ts'
import {
  calculatorsOf,
  type FinanceSettings,
  paymentOptionName,
  readPaymentOption,
  readPlan,
  type SharedPlan,
  writePlan,
} from '#features/finance/finance/index.ts'
import {
  FiguresUnavailable,
  financeSettings,
  guaranteedValueOf,
  subscriptionQuoteOf,
} from '#features/finance/finance/server.ts'
import { financeTexts } from '#features/finance/finance/texts.ts'
import { findPage } from '#features/site/pages/server.ts'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { accessoryCode, readAccessoryCodes } from '#features/vehicles/vehicles/rules.ts'
import { findRangeModels } from '#features/vehicles/vehicles/server.ts'
import { languageRule } from '#platform/i18n/language-rule.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { ConcurrencyLimitExceeded } from '#platform/process/concurrency-limit.ts'
import { config } from '#platform/process/config.ts'
import { problem } from '#platform/service/problem.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { rejectedParameters } from '../rules/rejected-parameters.ts'
import { createQuote } from './create-quote.ts'
import { createQuotePdf } from './quote-pdf.ts'

/**
 * Returns the settings of the calculators in which a plan was chosen: those of the vehicle page, or of the given
 * finance page, which offers other terms and balloons.
 *
 * @returns null when the path is not that of a finance page with all calculators.
 * Source: decision F-5.
 */
async function findCalculatorSettings(
  settings: FinanceSettings,
  page: string | null,
): Promise<FinanceSettings | null> {
  if (page === null) return settings
  const financePage = await findPage(page, 'en')
  const hasAllCalculators = financePage?.blocks.some(
    ({ block }) => block.blockType === 'financeCalculators' && calculatorsOf(block.variant).length > 1,
  )
  return hasAllCalculators ? { ...settings, instalmentCard: settings.comparison } : null
}

type QuoteRequest = {
  readonly rangeSlug: string
  readonly query: URLSearchParams
  /** Language suffix of the address of a translated page: `af`, `zu`. */
  readonly ending?: string
  /** The dealer of the page; there is no quote when its region hides prices or finance. */
  readonly dealer?: DealerContext | null
}

const codePattern = /^[0-9A-Za-z-]{1,16}$/

/** Seconds. */
const retryAfter = { 'retry-after': '2' }

async function loadFigures(code: string, { futureDrive, kilometresAMonth }: SharedPlan) {
  const { mileage, months } = futureDrive
  const [guaranteedValue, subscription] = await Promise.all([
    guaranteedValueOf(code, { mileage, months }),
    subscriptionQuoteOf(code, kilometresAMonth),
  ])
  return { guaranteedValue, subscription }
}

/** Returns the language of the page the quote belongs to; undefined when that page is not translated. */
function languageOf({ rangeSlug, ending, dealer = null }: QuoteRequest): Language | undefined {
  if (ending === undefined) return 'en'
  return languageRule.match(`${rangePath(rangeSlug, dealer?.slug ?? null)}/${ending}`)?.suffixLanguage
}

async function respond(request: QuoteRequest): Promise<Response> {
  const { rangeSlug, query, dealer = null } = request
  const language = languageOf(request)
  if (!language) return problem(404, 'Quotes for this page are not available in this language.')
  if (dealer?.name === null) {
    return problem(503, 'The dealer is not available at the moment.', retryAfter)
  }
  if (dealer && !(dealer.shows.vehiclePrices && dealer.shows.financeBlock)) {
    return problem(404, 'Quotes are not available on the pages of this dealer.')
  }
  const code = query.get('code') ?? ''
  if (!codePattern.test(code)) return problem(400, 'The query must contain a model code: ?code=57U.')
  const page = dealer ? null : query.get('page')
  const settings = await findCalculatorSettings(await financeSettings(), page)
  if (!settings)
    return problem(400, 'The parameter page must be the path of a finance page with all calculators.')
  const plan = readPlan(query, settings)
  const rejected = rejectedParameters(query, writePlan(plan))
  if (rejected.length > 0)
    return problem(400, `These values are not offered by the calculators: ${rejected.join(', ')}.`)
  const range = await findRangeModels(rangeSlug, dealer?.shows)
  if (!range) return problem(404, 'There is no such range.')
  const model = range.models.find((one) => one.code === code.toUpperCase())
  if (!model) return problem(404, 'There is no such model in this range.')
  const option = readPaymentOption(query)
  const colour = model.colours.find((paint) => paint.code === query.get('colour'))
  const codes = readAccessoryCodes(query.get('with'))
  const quote = createQuote({
    ...{ model, option, plan, page, settings, dealer, language },
    ...(await loadFigures(model.code, plan)),
    colour: colour?.code ?? null,
    accessories: range.range.accessories.filter((accessory) => codes.includes(accessoryCode(accessory))),
    day: siteClock().today(),
    siteUrl: config().siteUrl,
  })
  if (quote === 'no price') return problem(404, 'This model has no price yet.')
  if (quote === 'not offered')
    return problem(
      404,
      `${paymentOptionName(option, financeTexts('en').waysToPay)}: not offered on this model.`,
    )
  return new Response(new Uint8Array(await createQuotePdf(quote, model, colour)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${rangeSlug}-${model.code.toLowerCase()}-quote.pdf"`,
      'cache-control': 'private, no-cache',
    },
  })
}

/**
 * Responds with a finance quote as a PDF of one page. 400 for a query without a model code or with values that are not
 * offered; 404 for a model that is not on sale, has no price, is hidden or has no such translation; 503 when the
 * figures are unavailable or too many quotes are being printed.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response is cached.
 * Source: decision F-12 for prices; F-1 to F-10 for the figures.
 */
export async function respondWithQuote(request: QuoteRequest): Promise<Response> {
  try {
    return await respond(request)
  } catch (error) {
    if (error instanceof FiguresUnavailable) {
      return problem(
        503,
        'The figures for this quote are not available at the moment. Try again.',
        retryAfter,
      )
    }
    if (!(error instanceof ConcurrencyLimitExceeded)) throw error
    return problem(503, 'Too many quotes are being printed. Try again in a moment.', retryAfter)
  }
}
