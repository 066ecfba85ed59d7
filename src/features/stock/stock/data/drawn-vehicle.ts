import { type VehicleRange as DrawingName, isVehicleRange } from '#art/names.ts'
import { brand } from '#platform/site/brand.ts'
import { bodyTypeLabel } from '../rules/body-type.ts'
import type { ColourGroup } from '../rules/colour-group.ts'
import type { StockRecord } from '../used-vehicle.ts'

/** Drawings of ranges of the brand whose name is another than the drawing. */
const otherNames: readonly (readonly [pattern: RegExp, drawing: DrawingName])[] = [
  [/^land-cruiser-79-.*double/, 'land-cruiser-79-double-cab'],
  [/^land-cruiser-79/, 'land-cruiser-79-single-cab'],
  [/^land-cruiser-7/, 'land-cruiser-76'],
  [/^land-cruiser-2|^land-cruiser-3/, 'land-cruiser-300'],
  [/^land-cruiser|^prado/, 'land-cruiser-prado'],
  [/^supra/, 'gr-supra'],
]

/** For each body type: the drawing of a vehicle without one of its own. */
const byBodyType: Readonly<Record<string, DrawingName>> = {
  hatchback: 'vitz',
  'station wagon': 'corolla-hatch',
  sedan: 'corolla',
  'passenger vehicle': 'rumion',
  convertible: 'gr86',
  coupe: 'gr86',
  suv: 'rav4',
  'double cab': 'hilux-double-cab',
  'single cab': 'hilux-single-cab',
  'xtra cab': 'hilux-xtra-cab',
  supercab: 'hilux-xtra-cab',
  'extended cab': 'hilux-xtra-cab',
  cross: 'corolla-cross',
  'mini bus': 'hiace',
}

/** The body of a vehicle of which nothing is known. */
const defaultDrawing: DrawingName = 'corolla'

const paints: Readonly<Record<ColourGroup, string>> = {
  White: '#f2f2ef',
  'Silver/Grey': '#b9bdc1',
  'Dark Grey': '#4c5156',
  Khaki: '#7b7a5b',
  Black: '#1b1d21',
  Blue: '#1c3f73',
  Red: '#a41e22',
  Bronze: '#7c5a3a',
  'Brown/Beige': '#9b8566',
  'Gold/Cream': '#d8c79c',
  Orange: '#cf6420',
  TBC: '#b9bdc1',
}

const slugOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

/** Returns the drawing of a vehicle: that of its range when it is a Toyota, or else that of its body type. */
export function drawnVehicle({ make, range, bodyType }: Pick<StockRecord, 'make' | 'range' | 'bodyType'>) {
  const body = bodyTypeLabel(bodyType).toLowerCase()
  const ofBody = byBodyType[body] ?? defaultDrawing
  if (make.trim().toLowerCase() !== brand.name.toLowerCase()) return ofBody
  const name = slugOf(range)
  const ofCab = `${name}-${slugOf(body)}`
  if (isVehicleRange(ofCab)) return ofCab
  if (isVehicleRange(name)) return name
  return otherNames.find(([pattern]) => pattern.test(ofCab))?.[1] ?? ofBody
}

/** Returns the paint that stands for a group of colours. */
export const paintOf = (group: ColourGroup) => ({ body: paints[group] })
