import type { SpecificationGroup, VehicleModel } from '../../model.ts'
import { economyOrSeats } from '../economy-or-seats.ts'
import { gradeLabel } from '../grade-order.ts'
import { comparableSpecifications } from './comparable-specifications.ts'

/** A row with a value for each model, in their order; null when a model does not state one. */
export type SpecificationRow = {
  readonly label: string
  readonly values: readonly (string | null)[]
  /** Whether the models have different values. */
  readonly differs: boolean
}

export type SpecificationRows = { readonly title: string; readonly rows: readonly SpecificationRow[] }

export type SpecificationTable = readonly SpecificationRows[]

/** Title of the group that summarises a model. */
export const summaryTitle = 'In brief'

type SpecifiedModel = Pick<
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

const drivenWheels = { 'All Wheel': 'All four', Front: 'Front', Rear: 'Rear' } as const

/** @param further items after those of every summary. */
function summarise(model: SpecifiedModel, further: SpecificationGroup['items']): SpecificationGroup {
  const economy = economyOrSeats(model)
  const seats = economy?.kind === 'seats' ? economy.seats : model.seats
  const consumption =
    economy?.kind === 'fuel-consumption' ? `${economy.litresPer100Km.replace('.', ',')} L/100 km` : null
  const items: readonly (readonly [label: string, value: string | null])[] = [
    ['Grade', gradeLabel(model.grade)],
    ['Engine', model.engine],
    ['Transmission', model.transmission],
    ['Driven wheels', model.driveSystem && drivenWheels[model.driveSystem]],
    ['Fuel', model.fuelType],
    ['Combined consumption', consumption],
    ['Seats', seats === null ? null : String(seats)],
  ]
  return {
    group: summaryTitle,
    items: [...items.flatMap(([label, value]) => (value ? [{ label, value }] : [])), ...further],
  }
}

/** Merges lists without duplicates; a name that only a later list has comes after its predecessor in that list. */
function mergeOrdered(lists: readonly (readonly string[])[]): string[] {
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
  return mergeOrdered(items.map((list) => list.map(({ label }) => label))).map((label) => {
    const values = items.map((list) => list.find((item) => item.label === label)?.value ?? null)
    return { label, values, differs: new Set(values).size > 1 }
  })
}

/**
 * Returns the comparison table of models: a summary group, then the groups of their specifications. Every row has a
 * value for every model.
 *
 * @param highlights labels of specifications that are part of the summary instead of their group, in its order.
 * Source: requirement V-258.
 */
export function specificationTable(
  models: readonly SpecifiedModel[],
  highlights: readonly string[] = [],
): SpecificationTable {
  const specifications = comparableSpecifications(models.map((model) => model.specifications))
  const movable = new Set(['Combined consumption', ...highlights])
  const groupsByModel = models.map((model, index) => {
    const specification = specifications[index] ?? []
    const lines = specification.flatMap(({ items }) => items)
    const highlighted = highlights.flatMap((label) => lines.find((line) => line.label === label) ?? [])
    const brief = summarise(model, highlighted)
    const summarised = new Set(brief.items.map(({ label }) => label))
    // The summary has the same row.
    const inSummary = (label: string) => summarised.has(label) && movable.has(label)
    const rest = specification.map(({ group, items }) => ({
      group,
      items: items.filter(({ label }) => !inSummary(label)),
    }))
    return [brief, ...rest]
  })
  const titles = mergeOrdered(groupsByModel.map((groups) => groups.map(({ group }) => group)))
  return titles.flatMap((title) => {
    const rows = rowsOf(
      groupsByModel.map((groups) =>
        groups.filter(({ group }) => group === title).flatMap(({ items }) => items),
      ),
    )
    return rows.length > 0 ? [{ title, rows }] : []
  })
}
