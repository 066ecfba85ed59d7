import type { Table } from '../manual.ts'
import { type SpecifiedModel, specificationOf } from '../traits.ts'
import { groupByValue, seePlate, shortNames } from './model-names.ts'

/** A row of a table: the labels under which models state the figure, and what it is called in the manual. */
type Figure = {
  readonly name: string
  readonly labels: readonly string[]
  /** Whether a model that does not state it has it all the same, on its plate. */
  readonly onPlate?: boolean
}

const figure = (name: string, ...labels: readonly string[]): Figure => ({
  name,
  labels: labels.length > 0 ? labels : [name],
})

const onPlate = (name: string, ...labels: readonly string[]): Figure => ({
  ...figure(name, ...labels),
  onPlate: true,
})

function tableOf(title: string, figures: readonly Figure[], models: readonly SpecifiedModel[]): Table | null {
  const names = shortNames(models.map(({ name }) => name))
  const rows = figures.flatMap(({ name, labels, onPlate: isOnPlate }) => {
    const values = models.map((model, index) => {
      const stated = labels.flatMap((label) => specificationOf(model, label) ?? [])[0]
      return { name: names[index] ?? '', value: stated ?? (isOnPlate ? seePlate : null) }
    })
    const known = values.flatMap(({ value, name: who }) => (value === null ? [] : [{ value, name: who }]))
    return groupByValue(
      known,
      values.map((each) => each.name),
    ).map((shared) => [name, shared.value, shared.names])
  })
  return rows.length > 0 ? { title, head: ['Figure', 'Value', 'Models'], rows } : null
}

const tables = {
  dimensions: [
    'Sizes',
    [
      ...['Length', 'Width', 'Height', 'Wheelbase', 'Ground clearance', 'Turning circle'].map((name) =>
        figure(name),
      ),
      figure('Luggage space', 'Boot', 'Boot behind two rows', 'Load volume'),
      figure('Luggage space, every seat in use', 'Boot, seven seats in use'),
      ...['Load bed length', 'Load bed width', 'Load bed depth'].map((name) => figure(name)),
    ],
  ],
  fuel: [
    'Fuel',
    [
      figure('Fuel tank'),
      figure('Consumption, combined', 'Combined consumption'),
      figure('High-voltage battery', 'Hybrid battery'),
    ],
  ],
  plan: ['Services', [figure('Service interval'), figure('Service plan, paid by us', 'Service plan')]],
  safety: [
    'In your vehicle',
    [
      figure('Seats'),
      figure('Airbags'),
      figure('Seat belts', 'Seat belts'),
      figure('Seat belts, front'),
      figure('Seat belts, rear'),
      figure('ISOFIX anchorages'),
    ],
  ],
  towing: ['Trailers', [figure('Braked trailer, at most', 'Towing, braked trailer')]],
  tyres: ['Wheels and tyres', [onPlate('Tyre size', 'Wheels'), onPlate('Tyre pressure, cold')]],
  wading: ['Wading depth', [figure('Deepest still water, at walking pace', 'Wading depth')]],
  warranty: [
    'Warranty',
    [figure('Vehicle', 'Vehicle warranty'), figure('High-voltage battery', 'Hybrid battery warranty')],
  ],
} as const satisfies Record<string, readonly [title: string, figures: readonly Figure[]]>

type FigureTable = keyof typeof tables

export const isFigureTable = (data: string): data is FigureTable => Object.hasOwn(tables, data)

/** Returns a table of figures with the models to which each applies; null when no model states any. */
export function figureTable(name: FigureTable, models: readonly SpecifiedModel[]): Table | null {
  const [title, figures] = tables[name]
  return tableOf(title, figures, models.map(withSeats))
}

/** The number of seats is no specification of its own. */
function withSeats(model: SpecifiedModel): SpecifiedModel {
  if (model.seats === null) return model
  const items = [{ label: 'Seats', value: String(model.seats) }]
  return { ...model, specifications: [{ group: 'Seats', items }, ...model.specifications] }
}

const masses = ['Gross vehicle mass', 'Payload', 'Kerb mass'] as const

/** Returns the masses of every model, a row for each, because they differ from model to model. */
export function massesTable(models: readonly SpecifiedModel[]): Table {
  const names = shortNames(models.map(({ name }) => name))
  return {
    title: 'Masses',
    head: ['Model', ...masses],
    rows: models.map((model, index) => [
      names[index] ?? '',
      ...masses.map((label) => specificationOf(model, label) ?? 'On the plate'),
    ]),
  }
}
