import type { Colour, VehicleModel } from '../model.ts'
import type { ColourChoice, GradeAdditions, GradeChoice, ModelChoice, Tile } from '../range-view.ts'
import { economyOrSeats } from './economy-or-seats.ts'
import { gradeAdditions } from './grade-additions.ts'
import { type GradeGroup, groupByGrade } from './group-by-grade.ts'
import { withoutPrices } from './hidden-prices.ts'
import { displayedPrice } from './prices.ts'

const seatsLabel = 'Seats'

/** Translates an English term of the technical data into the page's language. */
type TranslateTerm = (english: string) => Tile['label']

function createEconomyTile(model: VehicleModel, term: TranslateTerm): Tile | null {
  const economy = economyOrSeats(model)
  if (!economy) return null
  return economy.kind === 'seats'
    ? { label: term(seatsLabel), value: String(economy.seats), unit: null }
    : {
        label: term('Combined consumption'),
        value: economy.litresPer100Km.replace('.', ','),
        unit: 'L/100 km',
      }
}

/**
 * Specification summary: the model's figures, then fuel consumption or seats. Drops a seats figure, to avoid a
 * duplicate.
 */
function createTiles(model: VehicleModel, term: TranslateTerm): Tile[] {
  const economy = createEconomyTile(model, term)
  const stats = model.stats
    .filter(({ label }) => label !== seatsLabel)
    .map(({ label, ...figure }) => ({ ...figure, label: term(label) }))
  return economy ? [...stats, economy] : stats
}

function createColourChoice({ code, title, hex, roofHex, surcharge }: Colour): ColourChoice {
  const colour = roofHex ? { body: hex, roof: roofHex } : { body: hex }
  return { code, title, colour, ...(surcharge && { surcharge }) }
}

/** What a fitted item without particulars has as its value in a specification. */
const fitted = 'Standard'

/** Returns what a grade adds in the page's language. */
function createAdditions(
  grades: readonly GradeGroup<VehicleModel>[],
  slug: string,
  term: TranslateTerm,
): GradeAdditions | null {
  const additions = gradeAdditions(grades, slug)
  if (!additions) return null
  const items = additions.items.map(({ label, value }) => ({
    label: term(label),
    value: value === fitted ? null : term(value),
  }))
  return { to: additions.to, items }
}

/** Returns the address of a drawing of the model that the page can repaint; null without one. */
type FindDrawing = (model: VehicleModel) => string | null

const noDrawing: FindDrawing = () => null

function createModelChoice(model: VehicleModel, term: TranslateTerm, drawing: string | null): ModelChoice {
  const { regular, special } = displayedPrice(model)
  return {
    code: model.code,
    derivativeCode: model.derivativeCode,
    name: model.name,
    ...(model.contractName && { contractName: model.contractName }),
    grade: model.grade,
    price: regular,
    specialPrice: special,
    facts: [model.engine, model.transmission].map(term),
    badges: model.badges,
    anchor: model.anchorId,
    tiles: createTiles(model, term),
    colours: model.colours.map(createColourChoice),
    drawing,
  }
}

/**
 * Returns a range's models by grade in the fixed order, then by descending price.
 *
 * @param prices false when prices are hidden: the order by price stays, the prices are omitted.
 * Source: requirements V-227 to V-229, V-242 and V-243.
 */
export function gradeChoices(
  models: readonly VehicleModel[],
  term: TranslateTerm,
  { prices = true, drawing = noDrawing }: { prices?: boolean; drawing?: FindDrawing } = {},
): GradeChoice[] {
  const displayed = (model: VehicleModel) => (prices ? model : withoutPrices(model))
  const grades = groupByGrade(models)
  return grades.map(({ slug, label, models: gradeModels }) => {
    const adds = createAdditions(grades, slug, term)
    return {
      slug,
      label,
      models: gradeModels.map((model) => createModelChoice(displayed(model), term, drawing(model))),
      ...(adds && { adds }),
    }
  })
}
