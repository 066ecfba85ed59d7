import type { Colour, Figure, VehicleModel } from '../model.ts'
import type { ColourChoice, GradeChoice, ModelChoice } from '../range-view.ts'
import { economyOrSeats } from './economy-or-seats.ts'
import { groupByGrade } from './group-by-grade.ts'
import { displayedPrice } from './prices.ts'

const seatsLabel = 'Seats'

function economyTile(model: VehicleModel): Figure | null {
  const economy = economyOrSeats(model)
  if (!economy) return null
  return economy.kind === 'seats'
    ? { label: seatsLabel, value: String(economy.seats), unit: null }
    : { label: 'Combined consumption', value: economy.litresPer100Km.replace('.', ','), unit: 'l/100 km' }
}

/** The specification summary: the model's own figures, closed by consumption or seats, which is never said twice. */
function tilesOf(model: VehicleModel): Figure[] {
  const economy = economyTile(model)
  const stats = model.stats.filter(({ label }) => label !== seatsLabel)
  return economy ? [...stats, economy] : stats
}

function colourChoice({ code, title, hex, roofHex }: Colour): ColourChoice {
  return { code, title, colour: roofHex ? { body: hex, roof: roofHex } : { body: hex } }
}

function modelChoice(model: VehicleModel): ModelChoice {
  const { regular, special } = displayedPrice(model)
  return {
    code: model.code,
    name: model.name,
    grade: model.grade,
    price: regular,
    specialPrice: special,
    facts: [model.engine, model.transmission],
    tiles: tilesOf(model),
    colours: model.colours.map(colourChoice),
  }
}

/**
 * A range's models as visitors choose them: by grade in the fixed order, dearest first within one.
 *
 * Source: vehicles-and-finance.md §4 "Vehicle page", §5 "Vehicle selector", §9 "Category order".
 */
export function gradeChoices(models: readonly VehicleModel[]): GradeChoice[] {
  return groupByGrade(models).map(({ slug, label, models: ofGrade }) => ({
    slug,
    label,
    models: ofGrade.map(modelChoice),
  }))
}
