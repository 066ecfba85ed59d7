import type { VehicleModel } from '#features/vehicles/vehicles/index.ts'

export type SpecifiedModel = Pick<
  VehicleModel,
  | 'bodyType'
  | 'code'
  | 'driveSystem'
  | 'engine'
  | 'fuelType'
  | 'name'
  | 'seats'
  | 'specifications'
  | 'transmission'
  | 'transmissionType'
>

/** Returns a value of a model's specifications by its label, in any group; null when it is not stated. */
export function specificationOf({ specifications }: SpecifiedModel, label: string): string | null {
  const item = specifications.flatMap(({ items }) => items).find((each) => each.label === label)
  return item?.value.trim() || null
}

const states =
  (...labels: readonly string[]) =>
  (model: SpecifiedModel): boolean =>
    labels.some((label) => specificationOf(model, label) !== null)

const drives = (pattern: RegExp) => (model: SpecifiedModel) =>
  pattern.test(specificationOf(model, 'Drive') ?? '')

const lowRange = drives(/low range/)

/** What a model has, as far as its data say. A manual has the sections of what at least one of its models has. */
const tests = {
  allWheelDrive: (model: SpecifiedModel) => model.driveSystem === 'All Wheel' && !lowRange(model),
  automatic: (model: SpecifiedModel) => model.transmissionType === 'Automatic',
  blindSpot: states('Blind-spot monitor'),
  cruise: states('Cruise control', 'Toyota Safety Sense'),
  cvt: (model: SpecifiedModel) => model.transmissionType === 'CVT',
  descent: states('Downhill Assist Control'),
  diesel: (model: SpecifiedModel) => model.fuelType === 'Diesel',
  differentialLock: states('Rear differential lock', 'Differential locks', 'Front differential lock'),
  electricTailgate: states('Tailgate'),
  hillStart: states('Hill-start Assist Control', 'Hill-hold assist'),
  hybrid: (model: SpecifiedModel) => model.fuelType === 'Hybrid',
  isofix: states('ISOFIX anchorages'),
  keyless: states('Keyless entry and start'),
  lapBelts: (model: SpecifiedModel) => /lap belt/.test(specificationOf(model, 'Seat belts, rear') ?? ''),
  loadBed: (model: SpecifiedModel) => /-cab$/.test(model.bodyType ?? ''),
  lowRange,
  manual: (model: SpecifiedModel) => model.transmissionType === 'Manual',
  mildHybrid: states('Electric assistance'),
  minibus: (model: SpecifiedModel) => (model.seats ?? 0) > 8,
  notTowing: (model: SpecifiedModel) => !states('Towing, braked trailer')(model),
  notWading: (model: SpecifiedModel) => !states('Wading depth')(model),
  parkingAids: states('Reversing camera', 'Rear parking sensors', 'Parking sensors', 'Around-view monitor'),
  partTime: drives(/^Part-time/),
  permanent: (model: SpecifiedModel) => lowRange(model) && drives(/^Permanent/)(model),
  petrol: (model: SpecifiedModel) => model.fuelType === 'Petrol' || model.fuelType === 'Hybrid',
  safetySense: states('Toyota Safety Sense', 'Pre-collision system'),
  slidingDoor: states('Sliding door'),
  snorkel: states('Snorkel'),
  stability: states('Vehicle Stability Control'),
  stopStart: states('Stop and start'),
  terrain: states('Multi-Terrain Select'),
  thirdRow: states('Third-row seats'),
  towing: states('Towing, braked trailer'),
  trailerSway: states('Trailer Sway Control'),
  wading: states('Wading depth'),
  wheelchair: states('Wheelchair access'),
} as const satisfies Record<string, (model: SpecifiedModel) => boolean>

export type Trait = keyof typeof tests

/** Returns the models that have a trait, in their order. */
export function modelsWith<Model extends SpecifiedModel>(trait: Trait, models: readonly Model[]): Model[] {
  return models.filter(tests[trait])
}
