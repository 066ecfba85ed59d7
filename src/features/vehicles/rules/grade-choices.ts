import type { Colour, VehicleModel } from '../model.ts'
import type { ColourChoice, GradeChoice, ModelChoice, Tile } from '../range-view.ts'
import { economyOrSeats } from './economy-or-seats.ts'
import { groupByGrade } from './group-by-grade.ts'
import { withoutPrices } from './hidden-prices.ts'
import { displayedPrice } from './prices.ts'

const seatsLabel = 'Seats'

/** A word of the technical data, which is written in English, as the page shows it. */
type Term = (english: string) => Tile['label']

function economyTile(model: VehicleModel, term: Term): Tile | null {
  const economy = economyOrSeats(model)
  if (!economy) return null
  return economy.kind === 'seats'
    ? { label: term(seatsLabel), value: String(economy.seats), unit: null }
    : {
        label: term('Combined consumption'),
        value: economy.litresPer100Km.replace('.', ','),
        unit: 'l/100 km',
      }
}

/** The specification summary: the model's own figures, closed by consumption or seats, which is never said twice. */
function tilesOf(model: VehicleModel, term: Term): Tile[] {
  const economy = economyTile(model, term)
  const stats = model.stats
    .filter(({ label }) => label !== seatsLabel)
    .map(({ label, ...figure }) => ({ ...figure, label: term(label) }))
  return economy ? [...stats, economy] : stats
}

function colourChoice({ code, title, hex, roofHex }: Colour): ColourChoice {
  return { code, title, colour: roofHex ? { body: hex, roof: roofHex } : { body: hex } }
}

function modelChoice(model: VehicleModel, term: Term): ModelChoice {
  const { regular, special } = displayedPrice(model)
  return {
    code: model.code,
    derivativeCode: model.derivativeCode,
    name: model.name,
    grade: model.grade,
    price: regular,
    specialPrice: special,
    facts: [model.engine, model.transmission].map(term),
    badges: model.badges,
    anchor: model.anchorId,
    tiles: tilesOf(model, term),
    colours: model.colours.map(colourChoice),
  }
}

/**
 * A range's models as visitors choose them: by grade in the fixed order, dearest first within one.
 *
 * @param prices false where prices are hidden: the order stays, and nothing else tells what a model costs.
 * Source: requirements V-227 to V-229, V-242 and V-243.
 */
export function gradeChoices(
  models: readonly VehicleModel[],
  term: Term,
  { prices = true }: { prices?: boolean } = {},
): GradeChoice[] {
  const shown = (model: VehicleModel) => (prices ? model : withoutPrices(model))
  return groupByGrade(models).map(({ slug, label, models: ofGrade }) => ({
    slug,
    label,
    models: ofGrade.map((model) => modelChoice(shown(model), term)),
  }))
}
