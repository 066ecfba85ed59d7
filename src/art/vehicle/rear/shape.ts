import type { BodyType, VehicleRecord } from '../shape.ts'

/** How a body ends: with an upright tailgate, a boot lid below a sloping screen, or a load bed. */
export type RearKind = 'tailgate' | 'boot' | 'bed'

const kinds: Readonly<Partial<Record<BodyType, RearKind>>> = {
  sedan: 'boot',
  coupe: 'boot',
  'double-cab': 'bed',
  'xtra-cab': 'bed',
  'single-cab': 'bed',
}

/** The rear of one range in centimetres, from its front's measures and the tail lamps of its side. */
export interface RearShape {
  readonly kind: RearKind
  /** Half of the overall width. */
  readonly half: number
  readonly lampTop: number
  readonly lampFoot: number
  /** How far a lamp reaches inwards from the flank. */
  readonly lampReach: number
  /** Upper edge of the bumper. */
  readonly bumper: number
  /** Foot of the rear screen, or of the cab's window behind a load bed. */
  readonly screenFoot: number
  /** Upper edge of the tailgate or boot lid below the screen. */
  readonly lid: number
}

/** The heights of a master path's points: the second number of each pair. */
const heightsOf = (path: string): number[] =>
  [...path.matchAll(/-?\d*\.?\d+ (-?\d*\.?\d+)/g)].map(([, height]) => Number(height))

/** The rear of a range, which no record describes: it follows from the other two views. */
export function rearShapeOf({ body, side, front }: VehicleRecord): RearShape {
  const kind = kinds[body] ?? 'tailgate'
  const heights = heightsOf(side.tailLamp.outline)
  const { belt, sill, width } = front.measures
  const lampTop = Math.min(Math.max(...heights), belt - 4)
  const lampFoot = Math.min(Math.min(...heights), lampTop - 7)
  return {
    kind,
    half: width / 2,
    lampTop,
    lampFoot,
    lampReach: kind === 'bed' ? 13 : 36,
    bumper: sill + (Math.min(lampFoot, belt - 30) - sill) * 0.44,
    screenFoot: kind === 'boot' ? belt + 1 : belt + 5,
    lid: kind === 'bed' ? belt - 7 : belt - 1,
  }
}
