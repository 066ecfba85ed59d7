import { type GarageCar, maxCars } from '../garage.ts'

type Cars = readonly GarageCar[]

/** Returns the garage with a car: in its place when it is there, otherwise last. */
export function putCar(cars: Cars, car: GarageCar): Cars {
  return cars.some(({ id }) => id === car.id)
    ? cars.map((each) => (each.id === car.id ? car : each))
    : [...cars, car]
}

/** Returns the garage without a car. */
export const removeCar = (cars: Cars, id: string): Cars => cars.filter((car) => car.id !== id)

/** What an import changes. */
export type ImportedCars = { readonly cars: Cars; readonly added: number; readonly changed: number }

const isSame = (one: GarageCar, other: GarageCar) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the garage with the cars of a file: a car that is already there gets what the file says, all others stay. Null
 * when that would be too many.
 */
export function importCars(cars: Cars, imported: Cars): ImportedCars | null {
  const known = new Map(cars.map((car) => [car.id, car]))
  const merged = imported.reduce<Cars>(putCar, cars)
  if (merged.length > maxCars) return null
  const before = imported.map((car) => [known.get(car.id), car] as const)
  return {
    cars: merged,
    added: before.filter(([earlier]) => earlier === undefined).length,
    changed: before.filter(([earlier, car]) => earlier !== undefined && !isSame(earlier, car)).length,
  }
}
