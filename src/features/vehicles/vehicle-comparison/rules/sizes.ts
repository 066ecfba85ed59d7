import type { VehicleModel } from '#features/vehicles/vehicles/index.ts'

/** The measures that are compared, by their label in the specifications, in the order of the page. */
export const measures = [
  { name: 'length', label: 'Length', unit: 'mm' },
  { name: 'width', label: 'Width', unit: 'mm' },
  { name: 'height', label: 'Height', unit: 'mm' },
  { name: 'wheelbase', label: 'Wheelbase', unit: 'mm' },
  { name: 'clearance', label: 'Ground clearance', unit: 'mm' },
  { name: 'boot', label: 'Boot', unit: 'L' },
  { name: 'bootOfSeven', label: 'Boot, seven seats in use', unit: 'L' },
  { name: 'loadBed', label: 'Load bed length', unit: 'mm' },
  { name: 'loadVolume', label: 'Load volume', unit: 'm³' },
  { name: 'payload', label: 'Payload', unit: 'kg' },
] as const

export type MeasureName = (typeof measures)[number]['name']

/** The measures of one model; those that its specification does not state are missing. */
export type Size = {
  /** Name of the model. */
  readonly model: string
  readonly code: string
  readonly values: { readonly [Name in MeasureName]?: number }
}

/** Parses `4 795 mm` and `6,2 m³`; undefined for any other text or unit. */
export function parseMeasure(text: string, unit: string): number | undefined {
  const match = /^([\d\s]+(?:,\d+)?)\s*(\S+)$/u.exec(text.trim())
  if (!match || match[2] !== unit) return undefined
  return Number(match[1]?.replace(/\s/gu, '').replace(',', '.'))
}

type MeasuredModel = Pick<VehicleModel, 'code' | 'name' | 'specifications'>

function sizeOfModel({ code, name, specifications }: MeasuredModel): Size {
  const items = specifications.flatMap((group) => group.items)
  const values = measures.flatMap(({ name: measure, label, unit }) => {
    const text = items.find((item) => item.label === label)?.value
    const value = text === undefined ? undefined : parseMeasure(text, unit)
    return value === undefined ? [] : [[measure, value]]
  })
  return { model: name, code, values: Object.fromEntries(values) }
}

/** The measures of a drawing, in centimetres. */
export type DrawnSize = { readonly lengthCm: number; readonly heightCm: number }

/** Millimetres between a model and its drawing; infinite when the specification states no length. */
function distance({ values: { length, height } }: Size, { lengthCm, heightCm }: DrawnSize): number {
  if (length === undefined) return Number.POSITIVE_INFINITY
  return Math.abs(length - lengthCm * 10) + Math.abs((height ?? heightCm * 10) - heightCm * 10)
}

/** Returns the size of the model that is nearest to the drawing of its range; null without models. */
export function sizeOfDrawn(models: readonly MeasuredModel[], drawn: DrawnSize): Size | null {
  const sizes = models.map(sizeOfModel)
  return sizes.toSorted((a, b) => compareDistance(distance(a, drawn), distance(b, drawn)))[0] ?? null
}

/** Two infinite distances are equal. */
const compareDistance = (a: number, b: number) => (a === b ? 0 : a - b)

/** A measure of two sizes; `difference` is the second minus the first, null when one of them is unknown. */
export type ComparedMeasure = {
  readonly name: MeasureName
  readonly label: string
  readonly unit: string
  readonly first: number | null
  readonly second: number | null
  readonly difference: number | null
}

/** Compares two sizes by every measure that at least one of them has. */
export function compareSizes(first: Size, second: Size): ComparedMeasure[] {
  return measures.flatMap(({ name, label, unit }) => {
    const [a, b] = [first.values[name] ?? null, second.values[name] ?? null]
    if (a === null && b === null) return []
    return [{ name, label, unit, first: a, second: b, difference: a === null || b === null ? null : b - a }]
  })
}
