import type { Cents } from '#platform/money.ts'
import { displayedPrice } from '../rules/displayed-price.ts'
import type { CatalogueModel, StockCatalogue } from './catalogue.ts'
import { inventedPrice, yearlyMileage } from './invented-price.ts'
import { type Random, randomOf, weightedPick } from './random.ts'

/** A row of the table of used vehicles. */
export type InventedVehicle = {
  readonly id: string
  readonly dealer_code: string
  readonly code: string
  readonly make: string
  readonly model: string
  readonly range: string
  readonly year: number | null
  readonly mileage: number | null
  readonly body_type: string
  readonly colour: string
  readonly fuel_type: string
  readonly transmission_type: string
  readonly certification: string
  readonly sales_type: string
  readonly is_connected: boolean
  readonly is_public: boolean
  readonly base_price: Cents | null
  readonly price: Cents | null
  readonly position: number
  readonly added_at: string
  readonly sold_at: string | null
}

/** Greatest number of vehicles that can be invented: their ids are the remainders of a prime. */
export const maxInventedVehicles = 1_000_000
const idPrime = 1_000_003
const firstId = 100_003

const dayMs = 24 * 60 * 60 * 1000
const daysForSale = 120
const daysSold = 30

/** Vehicles whose dealer writes `Petrol` instead of `P`. */
const longFuelNames: Readonly<Record<string, string>> = {
  P: 'Petrol',
  D: 'Diesel',
  H: 'Hybrid',
  E: 'Electric',
}

/** Returns the id of an invented vehicle: unique below {@link maxInventedVehicles}, and not in the order of the index. */
export const inventedId = (index: number): string => String(firstId + ((index * 7_919) % idPrime))

function ageOf(random: Random, { from, to }: CatalogueModel, thisYear: number): number {
  const youngest = Math.max(0, thisYear - (to ?? thisYear))
  const oldest = Math.max(youngest, thisYear - from)
  // The smaller of two: most vehicles are young, a few as old as the model.
  return youngest + Math.min(random.below(oldest - youngest + 1), random.below(oldest - youngest + 1))
}

function certificationOf(random: Random, isOwn: boolean, age: number): string {
  if (age > 7) return ''
  if (isOwn && random.happens(280)) return 'twab'
  return random.happens(isOwn ? 250 : 90) ? 'twa1' : ''
}

/**
 * Returns a function that invents the used vehicle of an index. The same index, dealer, position and moment give the same
 * vehicle.
 */
export function vehicleInventor(catalogue: StockCatalogue, now: Date) {
  const pickModel = weightedPick(catalogue.models)
  const pickColour = weightedPick(catalogue.colours)
  const thisYear = now.getUTCFullYear()

  return (index: number, dealerCode: string, position: number): InventedVehicle => {
    const random = randomOf(index)
    const model = pickModel(random)
    const age = ageOf(random, model, thisYear)
    const isDemo = age <= 1 && random.happens(300)
    const usual = 6_000 + random.below(2 * (yearlyMileage - 6_000))
    const mileage = isDemo
      ? 200 + random.below(7_000)
      : 1_500 + age * usual + random.below(age === 0 ? 9_000 : 12_000)
    const price = inventedPrice({ ...model, age, mileage, condition: random.below(1_401) - 700 })
    const basePrice = random.happens(5) ? null : price
    const added = now.getTime() - random.below(daysForSale * dayMs)
    const sold = random.happens(12) ? Math.max(added, now.getTime() - random.below(daysSold * dayMs)) : null
    return {
      id: inventedId(index),
      dealer_code: dealerCode,
      code: model.code,
      make: model.make,
      model: model.name,
      range: random.happens(4) ? '' : model.range,
      year: random.happens(3) ? null : thisYear - age,
      mileage: random.happens(5) ? null : mileage,
      body_type: model.bodyType,
      colour: random.happens(6) ? '' : pickColour(random).name,
      fuel_type: random.happens(80) ? (longFuelNames[model.fuel] ?? model.fuel) : model.fuel,
      transmission_type: random.happens(4) ? '' : random.pick(model.transmissions),
      certification: certificationOf(random, model.ownMake, age),
      sales_type: isDemo ? 'demo' : 'used',
      is_connected: model.ownMake && age <= 6 && random.happens(600),
      is_public: !random.happens(30),
      base_price: basePrice,
      price: displayedPrice(basePrice),
      position,
      added_at: new Date(added).toISOString(),
      sold_at: sold === null ? null : new Date(sold).toISOString(),
    }
  }
}
