import type { Drawing } from '#features/pictures/pictures/index.ts'
import type { BodyType, StoryFacts } from '#features/vehicles/vehicles/index.ts'

/** The diagrams of an interior; null for one without figures. */
type InsideDrawings = {
  readonly cockpit: Drawing | null
  readonly seats: Drawing | null
  /** Of the load bed, where there is one. */
  readonly luggage: Drawing | null
}

const inches = (value: number) => value.toFixed(1)

/** Width of a load bed whose specification has only its length, in millimetres. */
const usualBedWidth = 1_575

type BootDrawing = Extract<Drawing, { kind: 'boot' }>

/** The section of each body; of others, that of a wagon. */
const shapes: Readonly<Partial<Record<BodyType, BootDrawing['shape']>>> = {
  ...{ hatch: 'hatch', 'hot-hatch': 'hatch', sedan: 'saloon', coupe: 'coupe' },
  ...{ minibus: 'van' },
}

/** The boot with the rows that are in use for its volume. */
function bootOf({ boot, rows, bodyType }: StoryFacts): BootDrawing | null {
  if (!boot) return null
  const inUse = boot.of === 'twoRows' ? 2 : rows.length
  return {
    kind: 'boot',
    shape: boot.of === 'van' ? 'van' : ((bodyType && shapes[bodyType]) ?? 'wagon'),
    rows: inUse <= 1 ? '1' : inUse === 2 ? '2' : '3',
    litres: String(boot.litres),
    ...(inUse < rows.length && { third: 'folded' as const }),
  }
}

function cockpitOf({ touchscreen, cluster, navigation }: StoryFacts): Drawing | null {
  if (!touchscreen) return null
  return {
    kind: 'cockpit',
    screen: inches(touchscreen),
    ...(cluster && { cluster: inches(cluster) }),
    ...(navigation && { shows: 'map' as const }),
  }
}

function luggageOf(facts: StoryFacts): Drawing | null {
  if (!facts.loadBed) return bootOf(facts)
  const { length, width } = facts.loadBed
  return { kind: 'load-bed', length: String(length), width: String(width ?? usualBedWidth) }
}

/** Returns the diagrams of the interior that the specification has figures for. */
export function insideDrawings(facts: StoryFacts): InsideDrawings {
  return {
    cockpit: cockpitOf(facts),
    seats: facts.rows.length > 0 ? { kind: 'seats', rows: facts.rows.join('-') } : null,
    luggage: luggageOf(facts),
  }
}
