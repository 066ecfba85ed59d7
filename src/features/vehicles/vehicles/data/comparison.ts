import { everythingVisible, type Visibility } from '#features/dealers/dealers/index.ts'
import type { ComparedModel, ComparisonView } from '../comparison-view.ts'
import type { VehicleModel } from '../model.ts'
import { findUnknownCodes, selectComparedModels, sortInPageOrder } from '../rules/compare/compared-models.ts'
import { type SpecificationTable, specificationTable } from '../rules/compare/specification-table.ts'
import { gradeLabel } from '../rules/grade-order.ts'
import { withoutPrices } from '../rules/hidden-prices.ts'
import { displayedPrice } from '../rules/prices.ts'
import { findRangeModels } from './cached.ts'
import { drawingOfModel } from './drawing-of-model.ts'

function comparedModel(model: VehicleModel): ComparedModel {
  const { regular, special } = displayedPrice(model)
  const { code, name, stats } = model
  return {
    code,
    name,
    range: { slug: model.range.slug, name: model.range.name },
    grade: gradeLabel(model.grade),
    price: regular,
    specialPrice: special,
    drawing: drawingOfModel(model),
    figures: stats,
    colours: model.colours.map(({ title, hex, roofHex }) => ({ title, hex, roofHex })),
  }
}

/**
 * Returns models side by side, of one range or of several.
 *
 * @param showsPrices false where prices are hidden; the result then contains none.
 * @param highlights labels of specifications that are part of the summary, in its order.
 */
export function compareModels(
  models: readonly VehicleModel[],
  showsPrices: boolean,
  highlights: readonly string[] = [],
): { readonly models: readonly ComparedModel[]; readonly table: SpecificationTable } {
  return {
    models: models.map((model) => comparedModel(showsPrices ? model : withoutPrices(model))),
    table: specificationTable(models, highlights),
  }
}

/**
 * Returns a comparison of models of a range, or null for an unknown range.
 *
 * @param codes from the URL; unknown ones are skipped, and an empty list selects the first model.
 * @param visibility of the dealer's region; hidden prices are omitted from the result.
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function findComparison(
  rangeSlug: string,
  codes: readonly string[],
  { vehiclePrices: showsPrices }: Pick<Visibility, 'vehiclePrices'> = everythingVisible,
): Promise<ComparisonView | null> {
  const found = await findRangeModels(rangeSlug)
  if (!found) return null
  const { range, models } = found
  return {
    range: { slug: range.slug, name: range.name, brand: range.brand },
    ...compareModels(selectComparedModels(models, codes), showsPrices),
    unknown: findUnknownCodes(models, codes),
    options: sortInPageOrder(models).map(({ code, name }) => ({ code, name })),
    showsPrices,
  }
}
