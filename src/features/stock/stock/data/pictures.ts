import type { Drawing } from '#features/pictures/pictures/index.ts'
import { drawingAddress } from '#features/pictures/pictures/server.ts'
import { colourGroup } from '../rules/colour-group.ts'
import type { StockRecord } from '../used-vehicle.ts'
import { drawnVehicle, paintOf } from './drawn-vehicle.ts'

type Pictures = Pick<StockRecord, 'sideImage' | 'images'>

const closeUps = ['lamp', 'wheel', 'tail'] as const

/** A few hundred: a body in a colour has the same pictures for every vehicle, and composing an address takes a while. */
const drawn = new Map<string, Pictures>()

function drawnPictures(record: StockRecord): Pictures {
  const vehicle = drawnVehicle(record)
  const group = colourGroup(record.colour)
  const key = `${vehicle} ${group}`
  const known = drawn.get(key)
  if (known) return known
  const colour = paintOf(group)
  const side = { kind: 'vehicle', vehicle, view: 'side', colour } as const
  const scene = { kind: 'scene', scene: 'forecourt', format: 'wide', vehicle, colour } as const
  const images: readonly Drawing[] = [
    side,
    scene,
    { ...scene, view: 'front' },
    ...closeUps.map((part) => ({ kind: 'close-up', vehicle, part, colour }) as const),
  ]
  const pictures = {
    sideImage: drawingAddress(side),
    images: images.map((drawing) => drawingAddress(drawing)),
  }
  drawn.set(key, pictures)
  return pictures
}

/**
 * Returns a vehicle with pictures: its own, or our drawings of its body type and colour. They are added when reading,
 * because the address of a drawing changes with its version.
 *
 * Source: requirements D-096 and D-118.
 */
export function withPictures(record: StockRecord): StockRecord {
  const { sideImage, images } = record
  const own = sideImage ?? images[0]
  return { ...record, ...(own === undefined ? drawnPictures(record) : { sideImage: own, images }) }
}
