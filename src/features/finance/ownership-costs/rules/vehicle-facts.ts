import type { VehicleModel } from '#features/vehicles/vehicles/index.ts'

/** How the levy treats a vehicle; null when that is unknown. */
export type LevyClass = 'passenger' | 'doubleCab' | 'none'

/** What the costs of a model follow from. A value that its specification does not state is null. */
export type VehicleFacts = {
  readonly fuel: 'petrol' | 'diesel' | null
  /** Hundredths of a litre on 100 km. */
  readonly consumption: number | null
  /** g/km. */
  readonly emissions: number | null
  readonly levyClass: LevyClass | null
  /** Kilograms. */
  readonly tare: number | null
  /** Diameter of the rims in inches. */
  readonly rim: number | null
  /** Kilometres until the service plan ends; zero without a plan. */
  readonly planKilometres: number
}

type FactsOf = Pick<VehicleModel, 'fuelType' | 'fuelConsumption' | 'bodyType' | 'seats' | 'specifications'>

const mostSeatsOfPassengerVehicle = 9
/** A van: nobody sits behind the front row. */
const mostSeatsOfVan = 3

/** The whole number before a unit, with spaces between thousands. */
function wholeBefore(unit: string, text: string | undefined): number | null {
  const digits = new RegExp(`(\\d[\\d\\s\\u00a0\\u202f]*)${unit}`).exec(text ?? '')?.[1]
  return digits === undefined ? null : Number(digits.replace(/\s/g, ''))
}

function hundredthsOf(litres: string | null): number | null {
  return litres !== null && /^\d+(?:\.\d{1,2})?$/.test(litres) ? Math.round(Number(litres) * 100) : null
}

/** Source: Customs and Excise Act, Schedule 1 Part 3D: passenger vehicles, and double cabs among goods vehicles. */
function levyClassOf({ bodyType, seats }: Pick<FactsOf, 'bodyType' | 'seats'>): LevyClass | null {
  if (bodyType === null) return null
  if (bodyType === 'double-cab') return 'doubleCab'
  if (bodyType === 'single-cab' || bodyType === 'xtra-cab') return 'none'
  if (bodyType !== 'minibus') return 'passenger'
  if (seats === null) return null
  return seats > mostSeatsOfPassengerVehicle || seats <= mostSeatsOfVan ? 'none' : 'passenger'
}

const fuels = { Petrol: 'petrol', Hybrid: 'petrol', Diesel: 'diesel' } as const

/** Reads the facts of a model from its specification. */
export function vehicleFacts(model: FactsOf): VehicleFacts {
  const lines = model.specifications.flatMap(({ items }) => items)
  const read = (label: string) => lines.find((line) => line.label === label)?.value
  return {
    fuel: model.fuelType && fuels[model.fuelType],
    consumption: hundredthsOf(model.fuelConsumption),
    emissions: wholeBefore('g/km', read('CO2 emissions')),
    levyClass: levyClassOf(model),
    tare: wholeBefore('kg', read('Kerb mass')),
    rim: wholeBefore('-inch', read('Wheels')),
    planKilometres: wholeBefore('km', read('Service plan')?.split('/').at(-1)) ?? 0,
  }
}
