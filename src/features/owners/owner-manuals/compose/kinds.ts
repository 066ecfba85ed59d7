import type { ServiceItem } from '#features/owners/service-schedule/index.ts'
import type { Table } from '../manual.ts'
import type { SpecifiedModel } from '../traits.ts'
import { shortNames } from './model-names.ts'

/** A service of a model: at so many kilometres, with its work. */
export type PlannedService = { readonly kilometres: number; readonly items: readonly ServiceItem[] }

/** Models with the same engine, gearbox, driven wheels and services; a manual names it by a letter. */
export type Kind = {
  readonly letter: string
  readonly models: readonly SpecifiedModel[]
  /** Empty when no schedule is stored. */
  readonly services: readonly PlannedService[]
}

const drivenWheels = {
  'All Wheel': 'all wheels driven',
  Front: 'front-wheel drive',
  Rear: 'rear-wheel drive',
}

/** Returns what all models of a kind share: its key, and its description. */
export const kindOf = ({ engine, transmission, driveSystem }: SpecifiedModel): string =>
  [engine, transmission, driveSystem && drivenWheels[driveSystem]].filter(Boolean).join(', ')

/** Returns the letter of a kind by its position: A to Z, then AA. */
export function letterOf(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26))
  return position < 26 ? letter : letterOf(Math.floor(position / 26) - 1) + letter
}

/** Returns the letters of the kinds of a row; `All` for every kind. */
export const lettersOf = (some: readonly Kind[], all: readonly Kind[]): string =>
  some.length === all.length ? 'All' : some.map(({ letter }) => letter).join(', ')

/** The table that explains the letters. */
export function kindsTable(kinds: readonly Kind[]): Table {
  const models = kinds.flatMap((kind) => kind.models)
  const names = shortNames(models.map(({ name }) => name))
  return {
    title: 'Engines and gearboxes',
    head: ['Letter', 'Engine, gearbox and driven wheels', 'Models'],
    rows: kinds.map((kind) => [
      kind.letter,
      kind.models[0] ? kindOf(kind.models[0]) : '',
      kind.models.map((model) => names[models.indexOf(model)] ?? '').join(', '),
    ]),
  }
}
