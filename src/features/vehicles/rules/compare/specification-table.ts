import type { SpecificationGroup, VehicleModel } from '../../model.ts'
import { economyOrSeats } from '../economy-or-seats.ts'
import { gradeLabel } from '../grade-order.ts'

/** One line of a table: a value for each model in their order, null where nothing is stated. */
export type SpecificationRow = {
  readonly label: string
  readonly values: readonly (string | null)[]
  /** Whether the models are not all alike in it. */
  readonly differs: boolean
}

export type SpecificationRows = { readonly title: string; readonly rows: readonly SpecificationRow[] }

export type SpecificationTable = readonly SpecificationRows[]

/** How the group is called that says in brief what a model is. */
export const inBrief = 'In brief'

type Specified = Pick<
  VehicleModel,
  | 'name'
  | 'grade'
  | 'engine'
  | 'transmission'
  | 'driveSystem'
  | 'fuelType'
  | 'fuelConsumption'
  | 'seats'
  | 'specifications'
> & { readonly range: Pick<VehicleModel['range'], 'name'> }

const driven = { 'All Wheel': 'All four', Front: 'Front', Rear: 'Rear' } as const

function summary(model: Specified): SpecificationGroup {
  const economy = economyOrSeats(model)
  const seats = economy?.kind === 'seats' ? economy.seats : model.seats
  const consumption =
    economy?.kind === 'fuel-consumption' ? `${economy.litresPer100Km.replace('.', ',')} l/100 km` : null
  const items: readonly (readonly [label: string, value: string | null])[] = [
    ['Grade', gradeLabel(model.grade)],
    ['Engine', model.engine],
    ['Transmission', model.transmission],
    ['Driven wheels', model.driveSystem && driven[model.driveSystem]],
    ['Fuel', model.fuelType],
    ['Combined consumption', consumption],
    ['Seats', seats === null ? null : String(seats)],
  ]
  return {
    group: inBrief,
    items: items.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  }
}

/** Every name of several lists once, each list's order kept: what only a later list has stands after what it follows there. */
function merged(lists: readonly (readonly string[])[]): string[] {
  const names: string[] = []
  for (const list of lists) {
    let after = -1
    for (const name of list) {
      const known = names.indexOf(name)
      after = known === -1 ? after + 1 : known
      if (known === -1) names.splice(after, 0, name)
    }
  }
  return names
}

function rowsOf(items: readonly SpecificationGroup['items'][]): SpecificationRow[] {
  return merged(items.map((list) => list.map(({ label }) => label))).map((label) => {
    const values = items.map((list) => list.find((item) => item.label === label)?.value ?? null)
    return { label, values, differs: new Set(values).size > 1 }
  })
}

/**
 * All that is known of models, line by line beside each other: the groups of their specifications after one that says
 * in brief what each is. Every model has the same rows.
 *
 * Source: requirement V-258.
 */
export function specificationTable(models: readonly Specified[]): SpecificationTable {
  const specified = models.map((model) => {
    const brief = summary(model)
    const known = new Set(brief.items.map(({ label }) => label))
    // Said in brief already, in the same words.
    const rest = model.specifications.map(({ group, items }) => ({
      group,
      items: items.filter(({ label }) => label !== 'Combined consumption' || !known.has(label)),
    }))
    return [brief, ...rest]
  })
  const titles = merged(specified.map((groups) => groups.map(({ group }) => group)))
  return titles.flatMap((title) => {
    const rows = rowsOf(
      specified.map((groups) => groups.filter(({ group }) => group === title).flatMap(({ items }) => items)),
    )
    return rows.length > 0 ? [{ title, rows }] : []
  })
}
