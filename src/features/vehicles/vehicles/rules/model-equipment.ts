import type { Equipment } from '#features/pictures/pictures/index.ts'
import type { VehicleModel } from '../model.ts'
import { gradeSlug } from './grade-order.ts'

/** The steps of equipment that a drawing distinguishes. */
export type Step = 'work' | 'entry' | 'middle' | 'upper' | 'electrified' | 'sport' | 'anniversary'

const equipmentOf: Readonly<Record<Step, Equipment>> = {
  work: { rails: 'none', trim: 'work' },
  entry: { wheels: 'seven', finish: 'silver', rails: 'none' },
  middle: {},
  upper: { wheels: 'ten', finish: 'machined', rails: 'silver', trim: 'bright' },
  electrified: { wheels: 'turbine', finish: 'machined', rails: 'silver' },
  sport: { wheels: 'mesh', finish: 'black', rails: 'black', trim: 'sport' },
  anniversary: { wheels: 'y-spoke', finish: 'black', rails: 'black', trim: 'rugged' },
}

const grades: Readonly<Record<Step, readonly string[]>> = {
  work: ['s-sr', 'petrol', 'diesel', 'delux'],
  entry: ['standard', 'xi', 'gx-r', 'core', 'plus', 's-sx', 'lwb'],
  middle: ['xs', 'raider', 'vx', 'prestige', 'tx', 'slwb', 'mt', 'at'],
  upper: ['xr', 'legend', 'vx-l', 'zx', 'exclusive', 'luxury'],
  electrified: ['hybrid', 'mild-hybrid'],
  sport: ['gr-s', 'gr', 'circuit', 'x-cite'],
  anniversary: ['legend-55'],
}

const steps: ReadonlyMap<string, Step> = new Map(
  (Object.keys(grades) as Step[]).flatMap((step) => grades[step].map((grade) => [grade, step] as const)),
)

/** Returns the step of a grade, by its slug or label; one that is not known is in the middle. */
export const stepOf = (grade: string): Step => steps.get(gradeSlug(grade)) ?? 'middle'

/** Bodies whose range has steel wheels, so that a drawing needs others for a model with alloys. */
const bodiesOnSteel: ReadonlySet<string | null> = new Set(['single-cab', 'minibus'])
const alloys: Equipment = { wheels: 'six', finish: 'silver' }

/** Seats from which a van has a second row, and windows beside it. */
const crewSeats = 4

function wheelsIn({ specifications }: Pick<VehicleModel, 'specifications'>): string | undefined {
  return specifications.flatMap(({ items }) => items).find(({ label }) => label === 'Wheels')?.value
}

/** Wheels as the specification has them, where it says more than the grade. */
function specifiedWheels(model: Pick<VehicleModel, 'specifications'>): Equipment {
  const wheels = wheelsIn(model)?.toLowerCase()
  if (wheels === undefined) return {}
  if (/\bsteel\b/.test(wheels)) return { wheels: 'steel', finish: 'silver' }
  if (/\b(?:black|grey)\b/.test(wheels)) return { finish: 'black' }
  return /\bmachined\b/.test(wheels) ? { finish: 'machined' } : {}
}

/** The wheels of a grade; alloys where the specification has them and the range stands on steel. */
function wheelsOfGrade(equipment: Equipment, model: Pick<VehicleModel, 'specifications' | 'bodyType'>) {
  const onSteel = !equipment.wheels && bodiesOnSteel.has(model.bodyType)
  return onSteel && /\balloy\b/i.test(wheelsIn(model) ?? '') ? alloys : {}
}

/**
 * Returns the equipment by which a drawing shows the grade of a model: wheels, roof rails, trim, and the body of a van.
 * The grade decides, then the wheels of the specification. A grade it does not know has the equipment of the range.
 */
export function modelEquipment(
  model: Pick<VehicleModel, 'grade' | 'specifications' | 'bodyType' | 'seats' | 'range'>,
): Equipment {
  const isCrewCab = model.range.slug === 'quantum' && (model.seats ?? 0) >= crewSeats
  const equipment = equipmentOf[stepOf(model.grade)]
  const wheels = { ...wheelsOfGrade(equipment, model), ...specifiedWheels(model) }
  return { ...equipment, ...wheels, ...(isCrewCab && { variant: 'crew' as const }) }
}
