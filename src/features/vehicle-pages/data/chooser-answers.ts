import { z } from 'zod'
import { everythingShown } from '#features/dealers/index.ts'
import { dealerContext } from '#features/dealers/server.ts'
import { listModelCards, listSpecifications } from '#features/vehicles/server.ts'
import { brand } from '#platform/brand.ts'
import { languages } from '#platform/i18n/languages.ts'
import { log } from '#platform/log.ts'
import { problem } from '#platform/service/problem.ts'
import type { ModelCards } from '../model-cards.ts'
import { vehiclePageTexts } from '../texts.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const cardsQuestion = z.object({ lang: z.enum(languages), dealer: slug.optional() })
const specificationsQuestion = z.object({ lang: z.enum(languages), range: slug })

/** A browser asks once, however often a chooser is opened; a publication is seen within the minute, as behind a CDN. */
const headers = { 'cache-control': 'public, max-age=60' }

async function answer(make: () => Promise<object | null>, absent: string): Promise<Response> {
  try {
    const made = await make()
    return made ? Response.json(made, { headers }) : problem(404, absent)
  } catch (error) {
    log.error({ reason: String(error) }, 'Network response was not ok')
    return problem(503, 'The vehicles cannot be read at the moment.')
  }
}

/** Answers the browser's question for all models, in the name of a dealer or of nobody, as JSON (`ModelCards`). */
export async function answerModelCards(query: URLSearchParams): Promise<Response> {
  const asked = cardsQuestion.safeParse(Object.fromEntries(query))
  if (!asked.success)
    return problem(400, 'Models are asked for with a language, and a dealer where there is one.')
  const { lang, dealer } = asked.data
  return answer(async (): Promise<ModelCards | null> => {
    const context = dealer === undefined ? null : await dealerContext(dealer)
    if (dealer !== undefined && !context) return null
    const { vehiclePrices: showsPrices } = context?.shows ?? everythingShown
    const cards = await listModelCards(showsPrices)
    return { brand: brand.name, showsPrices, texts: vehiclePageTexts(lang).modelChooser, cards }
  }, 'There is no such dealer.')
}

/** Answers the browser's question for the full specifications of a range's models, as JSON (`Specifications`). */
export async function answerSpecifications(query: URLSearchParams): Promise<Response> {
  const asked = specificationsQuestion.safeParse(Object.fromEntries(query))
  if (!asked.success) return problem(400, 'Specifications are asked for with a language and a range.')
  const { lang, range } = asked.data
  return answer(() => listSpecifications(range, lang), 'There is no such range.')
}
