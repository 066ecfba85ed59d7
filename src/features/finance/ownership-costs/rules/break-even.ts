import type { VehicleModel } from '#features/vehicles/vehicles/index.ts'
import { type Cents, cents } from '#platform/money.ts'

type Sibling = Pick<VehicleModel, 'name' | 'fuelType' | 'driveSystem'>

/** Engine, gearbox and the word hybrid: what remains of a name says how the model is equipped. */
const drivelineWord = /^(?:\d\.\d\S*|hybrid|e?-?cvt|\d(?:AT|MT))$/i

const equipmentOf = ({ name }: Sibling) =>
  name
    .split(/\s+/)
    .filter((word) => !drivelineWord.test(word))
    .join(' ')
    .toLowerCase()

/**
 * Finds the hybrid and the petrol model of the same equipment and drive to which a model belongs; null when the range has
 * not both.
 *
 * @param models of one range.
 */
export function findPair<Model extends Sibling>(
  model: Model,
  models: readonly Model[],
): { readonly hybrid: Model; readonly petrol: Model } | null {
  const other = model.fuelType === 'Hybrid' ? 'Petrol' : model.fuelType === 'Petrol' ? 'Hybrid' : null
  const sibling = models.find(
    (each) =>
      each.fuelType === other &&
      each.driveSystem === model.driveSystem &&
      equipmentOf(each) === equipmentOf(model),
  )
  if (other === null || !sibling) return null
  return other === 'Petrol' ? { hybrid: model, petrol: sibling } : { hybrid: sibling, petrol: model }
}

/** When a hybrid has earned back what it costs more. */
export type BreakEven =
  | { readonly kind: 'atOnce' }
  | { readonly kind: 'never' }
  | { readonly kind: 'after'; readonly months: number; readonly kilometres: number }

/**
 * Returns when the fuel that a hybrid saves has paid for its higher on-the-road amount: in whole months, rounded up, and
 * the kilometres of those months.
 *
 * @param extra what the hybrid costs more on the road.
 * @param saving what its fuel costs less in a month.
 * @param kilometres of a month.
 */
export function breakEven(extra: Cents, saving: Cents, kilometres: number): BreakEven {
  if (extra <= 0) return { kind: 'atOnce' }
  if (saving <= 0) return { kind: 'never' }
  const months = Math.ceil(extra / saving)
  return { kind: 'after', months, kilometres: months * kilometres }
}

/** Returns the difference of two amounts; null when one is unknown. */
export function differenceOf(a: Cents | null, b: Cents | null): Cents | null {
  return a === null || b === null ? null : cents(a - b)
}
