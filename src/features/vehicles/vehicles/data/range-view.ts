import { drawingAddress } from '#features/pictures/pictures/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { RangeTranslation, VehicleModel, VehicleRange } from '../model.ts'
import type { OffersFrom, RangeView } from '../range-view.ts'
import { defaultModelCode } from '../rules/default-model.ts'
import { gradeChoices } from '../rules/grade-choices.ts'
import { rangeWithoutPrices } from '../rules/hidden-prices.ts'
import { modelEquipment } from '../rules/model-equipment.ts'
import { findOffersFromModel } from '../rules/prices.ts'
import { specificationSections } from '../rules/specification-sections.ts'
import { storyFacts } from '../rules/story-facts.ts'
import type { Story } from '../story-facts.ts'
import { translateTechnicalTerm } from '../texts.ts'
import { drawingOfModel, paintableModel, rangeDrawnAs } from './drawing-of-model.ts'
import { rangeTextsOf } from './range-texts.ts'

/** Returns the "Offers From" content of a range's models. Source: requirement V-159; decision F-3. */
function offersFromOf(models: readonly VehicleModel[]): Omit<OffersFrom, 'plan'> {
  const model = findOffersFromModel(models)
  return {
    monthly: model?.monthlyFromPrice ?? null,
    model: model?.name ?? null,
    offer: model?.offer ?? null,
  }
}

/** Returns what a page tells about a model in pictures. */
export const storyOfModel = (model: VehicleModel): Story => ({
  facts: storyFacts(model),
  drawing: drawingOfModel(model),
})

/** The content of a range page as it is cached: without the plan, which follows the finance settings. */
type RangeViewWithoutPlan = Omit<RangeView, 'offersFrom'> & {
  readonly offersFrom: Omit<OffersFrom, 'plan'>
}

type RangeContent = {
  readonly range: VehicleRange
  readonly models: readonly VehicleModel[]
  readonly translation: RangeTranslation | null
}

/**
 * Returns the content of a range page, English where a translation is missing.
 *
 * @param prices false when the dealer's region hides prices; the result then contains none.
 */
export function rangeViewOf(
  { range, models, translation }: RangeContent,
  { language, prices }: { readonly language: Language; readonly prices: boolean },
): RangeViewWithoutPlan {
  const displayed = prices ? range : rangeWithoutPrices(range)
  const term = (english: string) => translateTechnicalTerm(english, language)
  const drawing = (model: VehicleModel) => {
    const drawn = paintableModel(model, range.drawing)
    return drawn && drawingAddress(drawn)
  }
  const grades = gradeChoices(models, term, { prices, drawing })
  const byCode = new Map(models.map((model) => [model.code, model]))
  const inPageOrder = grades.flatMap((grade) => grade.models.flatMap(({ code }) => byCode.get(code) ?? []))
  // Hidden prices decide too: every dealer's page opens with the same model.
  const defaultCode = defaultModelCode(inPageOrder)
  const defaultModel = byCode.get(defaultCode ?? '')
  return {
    language,
    range: defaultModel ? rangeDrawnAs(displayed, defaultModel) : displayed,
    equipment: Object.fromEntries(models.map((model) => [model.code, modelEquipment(model)])),
    texts: rangeTextsOf(displayed, translation, language),
    grades,
    defaultCode,
    offersFrom: offersFromOf(prices ? models : []),
    specifications: specificationSections(defaultModel?.specifications ?? [], term),
    story: defaultModel ? storyOfModel(defaultModel) : null,
    hasSpecifications: models.some((model) => specificationSections(model.specifications, term).length > 0),
  }
}
