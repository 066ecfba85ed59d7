import type { FrontMask, FrontOpening } from './front/mask.ts'
import type { MasterPath } from './geometry.ts'
import type { Detail, SideShape } from './shape.ts'

/** How much longer (or wider) and higher than the master a vehicle is. */
type Scale = readonly [along: number, up: number]

const number = /-?\d*\.?\d+/g

function path(master: MasterPath, scale: Scale): MasterPath {
  let index = 0
  return master.replace(number, (text) => {
    const factor = index++ % 2 === 0 ? scale[0] : scale[1]
    return String(Math.round(Number(text) * factor * 100) / 100)
  })
}

const paths = (masters: readonly MasterPath[], scale: Scale) => masters.map((master) => path(master, scale))

const maybe = (master: MasterPath | undefined, scale: Scale) => (master ? path(master, scale) : undefined)

/** Moves a point; the part at that point keeps its size. */
const place = <Size>([x, height, size]: readonly [number, number, Size], [along, up]: Scale) =>
  [x * along, height * up, size] as const

const details = (all: readonly Detail[], scale: Scale) =>
  all.map((one) => ({ ...one, d: path(one.d, scale) }))

/**
 * Fits another vehicle's side view to a new length and height in centimetres. Wheels stay round, mirrors and lenses keep
 * their size.
 *
 * @param to `tyreRadius` is the master's by default.
 */
export function reshapeSide(
  shape: SideShape,
  to: { readonly length: number; readonly height: number; readonly tyreRadius?: number },
): SideShape {
  const scale: Scale = [to.length / shape.length, to.height / shape.height]
  const [along, up] = scale
  const { headlamp, tailLamp, bumperCuts, fuelFlap } = shape
  return {
    ...shape,
    ...to,
    tyreRadius: to.tyreRadius ?? shape.tyreRadius,
    frontAxle: shape.frontAxle * along,
    rearAxle: shape.rearAxle * along,
    sill: shape.sill * up,
    belt: shape.belt * up,
    ...(shape.glassTop && { glassTop: shape.glassTop * up }),
    outline: path(shape.outline, scale),
    windscreen: path(shape.windscreen, scale),
    rearScreen: path(shape.rearScreen, scale),
    sideGlass: path(shape.sideGlass, scale),
    pillars: paths(shape.pillars, scale),
    shoulder: path(shape.shoulder, scale),
    crease: path(shape.crease, scale),
    lower: path(shape.lower, scale),
    shutLines: paths(shape.shutLines, scale),
    folds: paths(shape.folds ?? [], scale),
    handles: shape.handles.map((handle) => place(handle, scale)),
    mirror: place(shape.mirror, scale),
    seats: shape.seats.map(([x, top]) => [x * along, top * up] as const),
    headlamp: {
      outline: path(headlamp.outline, scale),
      signature: path(headlamp.signature, scale),
      lenses: (headlamp.lenses ?? []).map((lens) => place(lens, scale)),
      trim: maybe(headlamp.trim, scale),
    },
    tailLamp: {
      outline: path(tailLamp.outline, scale),
      signature: path(tailLamp.signature, scale),
      clear: maybe(tailLamp.clear, scale),
    },
    details: details(shape.details, scale),
    surfaces: details(shape.surfaces ?? [], scale),
    behind: details(shape.behind ?? [], scale),
    bumperCuts: {
      front: bumperCuts?.front && [bumperCuts.front[0] * along, bumperCuts.front[1] * up],
      rear: bumperCuts?.rear && [
        bumperCuts.rear[0] * along,
        bumperCuts.rear[1] * up,
        bumperCuts.rear[2] * up,
      ],
    },
    fuelFlap: fuelFlap && place(fuelFlap, scale),
    roofRail: maybe(shape.roofRail, scale),
    spoiler: maybe(shape.spoiler, scale),
    slideRail: maybe(shape.slideRail, scale),
    beltTrim: maybe(shape.beltTrim, scale),
    blackPillar: maybe(shape.blackPillar, scale),
    antenna: maybe(shape.antenna, scale),
    fin: maybe(shape.fin, scale),
  }
}

/** Fits another vehicle's front view to a new width and height in centimetres. */
export function reshapeFront(
  mask: FrontMask,
  to: { readonly width: number; readonly height: number },
): FrontMask {
  const { measures, tyre, emblem, mirror } = mask
  const scale: Scale = [to.width / measures.width, to.height / measures.height]
  const [across, up] = scale
  const opening = (one: FrontOpening): FrontOpening => ({ ...one, d: path(one.d, scale) })
  return {
    ...mask,
    measures: {
      ...measures,
      ...to,
      roof: measures.roof * across,
      roofDrop: measures.roofDrop * up,
      beltHalf: measures.beltHalf * across,
      belt: measures.belt * up,
      cowl: measures.cowl * up,
      bonnetEdge: measures.bonnetEdge * up,
      bonnetCorner: measures.bonnetCorner * up,
      sill: measures.sill * up,
      ...(measures.screenTop && { screenTop: measures.screenTop * up }),
    },
    tyre: { ...tyre, track: tyre.track * across },
    openings: mask.openings.map(opening),
    headlamp: path(mask.headlamp, scale),
    signature: path(mask.signature, scale),
    lenses: mask.lenses.map((lens) => place(lens, scale)),
    fog: (mask.fog ?? []).map((lens) => place(lens, scale)),
    plastic: maybe(mask.plastic, scale),
    skid: maybe(mask.skid, scale),
    chrome: paths(mask.chrome ?? [], scale),
    creases: paths(mask.creases, scale),
    scoop: maybe(mask.scoop, scale),
    emblem: { height: emblem.height * up, width: emblem.width },
    plate: mask.plate * up,
    mirror: place(mirror, scale),
    ...(mask.rails && { rails: mask.rails * across }),
  }
}
