import type { VehicleModel } from '../model.ts'
import type { BootVolume, StoryFacts } from '../story-facts.ts'

const countWords: Readonly<Record<string, number>> = {
  ...{ four: 4, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, fourteen: 14 },
}

/** Seats of each row; other numbers are filled up in threes behind a front row of two. */
const knownRows: Readonly<Record<number, readonly number[]>> = {
  ...{ 1: [1], 2: [2], 3: [3], 4: [2, 2], 5: [2, 3], 6: [3, 3], 7: [2, 3, 2], 8: [2, 3, 3] },
  ...{ 9: [3, 3, 3], 16: [3, 3, 3, 3, 4] },
}
const mostSeats = 20

/** Returns the seats of each row; empty for a number no vehicle has. */
export function seatRows(seats: number | null): readonly number[] {
  if (seats === null || !Number.isInteger(seats) || seats < 1 || seats > mostSeats) return []
  const known = knownRows[seats]
  if (known) return known
  const [behind, rest] = [Math.floor((seats - 2) / 3), (seats - 2) % 3]
  return [2, ...Array.from({ length: behind }, () => 3), ...(rest > 0 ? [rest] : [])]
}

/** The first number of a text, with a comma or a point, and spaces between thousands. */
function numberIn(text: string | undefined): number | null {
  const [match] = /\d+(?:[ \u00a0\u202f]\d{3})*(?:[.,]\d+)?/.exec(text ?? '') ?? []
  return match === undefined ? null : Number(match.replace(/\s/g, '').replace(',', '.'))
}

function speakersIn(text: string | undefined): number | null {
  const words = (text ?? '').toLowerCase().split(/[^a-z]+/)
  const word = words.find((candidate) => countWords[candidate] !== undefined)
  return word === undefined ? numberIn(text) : (countWords[word] ?? null)
}

type Read = (label: string) => string | undefined

const bootLabels: readonly (readonly [BootVolume['of'], string])[] = [
  ['boot', 'Boot'],
  ['allSeats', 'Boot, seven seats in use'],
  ['twoRows', 'Boot behind two rows'],
]
const litresPerCubicMetre = 1_000

function bootOf(read: Read): BootVolume | null {
  for (const [of, label] of bootLabels) {
    const litres = numberIn(read(label))
    if (litres !== null) return { of, litres }
  }
  const cubicMetres = numberIn(read('Load volume'))
  return cubicMetres === null ? null : { of: 'van', litres: Math.round(cubicMetres * litresPerCubicMetre) }
}

function wheelsOf(text: string | undefined): StoryFacts['wheels'] {
  const inches = numberIn(text)
  if (inches === null) return null
  if (/\bsteel\b/i.test(text ?? '')) return { inches, material: 'steel' }
  return /\balloy\b/i.test(text ?? '') ? { inches, material: 'alloy' } : null
}

/**
 * Returns what the specification of a model says about the subjects of its story. Power and torque are those of its
 * summary, which is on the same page: a hybrid's specification has several.
 */
export function storyFacts(
  model: Pick<
    VehicleModel,
    'stats' | 'specifications' | 'seats' | 'driveSystem' | 'fuelConsumption' | 'bodyType'
  >,
): StoryFacts {
  const lines = model.specifications.flatMap(({ items }) => items)
  const read: Read = (label) => lines.find((line) => line.label === label)?.value
  const readFigure: Read = (label) => model.stats.find((figure) => figure.label === label)?.value
  const screen = [read('Infotainment'), read('Audio')].find((text) => /-inch touchscreen/.test(text ?? ''))
  const cluster = read('Instrument cluster')
  const sound = read('Sound system')
  const lamps = read('Headlamps')
  const bed = numberIn(read('Load bed length'))
  return {
    bodyType: model.bodyType,
    touchscreen: numberIn(screen),
    navigation: /navigation/.test(screen ?? ''),
    phones: /CarPlay/.test(read('Phone integration') ?? ''),
    cluster: /digital/.test(cluster ?? '') ? numberIn(cluster) : null,
    speakers: speakersIn(sound),
    soundBrand: /^[A-Z]{2,}/.exec(sound ?? '')?.[0] ?? null,
    seats: model.seats,
    rows: seatRows(model.seats),
    boot: bootOf(read),
    loadBed: bed === null ? null : { length: bed, width: numberIn(read('Load bed width')) },
    lamps: /^(?:Bi-(?:beam )?)?LED/.exec(lamps ?? '')?.[0] ?? null,
    adaptiveLamps: /adaptive/.test(lamps ?? ''),
    wheels: wheelsOf(read('Wheels')),
    clearance: numberIn(read('Ground clearance')),
    towing: numberIn(read('Towing, braked trailer')),
    payload: numberIn(read('Payload')),
    airbags: numberIn(read('Airbags')),
    kilowatts: numberIn(readFigure('Power') ?? read('Power of engine and motor') ?? read('Power')),
    newtonMetres: numberIn(readFigure('Torque') ?? read('Torque')),
    drive: model.driveSystem,
    consumption: model.fuelConsumption,
  }
}
