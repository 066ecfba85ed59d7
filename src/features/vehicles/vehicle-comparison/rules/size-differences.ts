import type { ComparedMeasure, MeasureName } from './sizes.ts'

/** Words for a larger and a smaller measure of the second vehicle; `{amount}` is the difference. */
const words: Readonly<Record<MeasureName, readonly [more: string, less: string]>> = {
  length: ['is {amount} longer', 'is {amount} shorter'],
  width: ['is {amount} wider', 'is {amount} narrower'],
  height: ['stands {amount} taller', 'stands {amount} lower'],
  wheelbase: ['has a wheelbase {amount} longer', 'has a wheelbase {amount} shorter'],
  clearance: ['has {amount} more ground clearance', 'has {amount} less ground clearance'],
  boot: ['holds {amount} more in its boot', 'holds {amount} less in its boot'],
  bootOfSeven: ['holds {amount} more behind its third row', 'holds {amount} less behind its third row'],
  loadBed: ['has a load bed {amount} longer', 'has a load bed {amount} shorter'],
  loadVolume: ['holds {amount} more in its load space', 'holds {amount} less in its load space'],
  payload: ['carries {amount} more', 'carries {amount} less'],
}

const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  cm: ['centimetre', 'centimetres'],
  mm: ['millimetre', 'millimetres'],
  L: ['litre', 'litres'],
  kg: ['kilogram', 'kilograms'],
  'm³': ['cubic metre', 'cubic metres'],
}

const decimal = (value: number) => String(Math.round(value * 10) / 10).replace('.', ',')

/** Writes a difference in words: whole centimetres from 1 cm on, otherwise the unit of the measure. */
function amountOf(difference: number, unit: string): string {
  const size = Math.abs(difference)
  const [value, shown] = unit === 'mm' && size >= 10 ? [Math.round(size / 10), 'cm'] : [size, unit]
  const [one, many] = units[shown] ?? [shown, shown]
  return `${decimal(value)} ${value === 1 ? one : many}`
}

/**
 * Returns the differences as predicates of the second vehicle, in the order of the measures: `is 53 centimetres
 * longer`. English only.
 */
export function differencesInWords(measures: readonly ComparedMeasure[]): string[] {
  return measures.flatMap(({ name, difference, unit }) => {
    if (difference === null || difference === 0) return []
    const [more, less] = words[name]
    return [(difference > 0 ? more : less).replace('{amount}', amountOf(difference, unit))]
  })
}
