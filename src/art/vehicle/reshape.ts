import type { FrontDesign, FrontOpening } from './front/front-design.ts'
import type { MasterPath } from './geometry.ts'
import type { Detail, SideShape } from './shape.ts'

/** How much longer (or wider) and higher than the master a vehicle is. */
type Scale = readonly [along: number, up: number]

const number = /-?\d*\.?\d+/g

function scalePath(master: MasterPath, scale: Scale): MasterPath {
  let index = 0
  return master.replace(number, (text) => {
    const factor = index++ % 2 === 0 ? scale[0] : scale[1]
    return String(Math.round(Number(text) * factor * 100) / 100)
  })
}

const scalePaths = (masters: readonly MasterPath[], scale: Scale) =>
  masters.map((master) => scalePath(master, scale))

const scaleOptional = (master: MasterPath | undefined, scale: Scale) =>
  master ? scalePath(master, scale) : undefined

/** Moves a point; the part at that point keeps its size. */
const movePoint = <Size>([x, height, size]: readonly [number, number, Size], [along, up]: Scale) =>
  [x * along, height * up, size] as const

const scaleDetails = (all: readonly Detail[], scale: Scale) =>
  all.map((detail) => ({ ...detail, d: scalePath(detail.d, scale) }))

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
    outline: scalePath(shape.outline, scale),
    windscreen: scalePath(shape.windscreen, scale),
    rearScreen: scalePath(shape.rearScreen, scale),
    sideGlass: scalePath(shape.sideGlass, scale),
    pillars: scalePaths(shape.pillars, scale),
    shoulder: scalePath(shape.shoulder, scale),
    crease: scalePath(shape.crease, scale),
    lower: scalePath(shape.lower, scale),
    shutLines: scalePaths(shape.shutLines, scale),
    folds: scalePaths(shape.folds ?? [], scale),
    handles: shape.handles.map((handle) => movePoint(handle, scale)),
    mirror: movePoint(shape.mirror, scale),
    seats: shape.seats.map(([x, top]) => [x * along, top * up] as const),
    headlamp: {
      outline: scalePath(headlamp.outline, scale),
      signature: scalePath(headlamp.signature, scale),
      lenses: (headlamp.lenses ?? []).map((lens) => movePoint(lens, scale)),
      trim: scaleOptional(headlamp.trim, scale),
    },
    tailLamp: {
      outline: scalePath(tailLamp.outline, scale),
      signature: scalePath(tailLamp.signature, scale),
      clear: scaleOptional(tailLamp.clear, scale),
    },
    details: scaleDetails(shape.details, scale),
    surfaces: scaleDetails(shape.surfaces ?? [], scale),
    behind: scaleDetails(shape.behind ?? [], scale),
    bumperCuts: {
      front: bumperCuts?.front && [bumperCuts.front[0] * along, bumperCuts.front[1] * up],
      rear: bumperCuts?.rear && [
        bumperCuts.rear[0] * along,
        bumperCuts.rear[1] * up,
        bumperCuts.rear[2] * up,
      ],
    },
    fuelFlap: fuelFlap && movePoint(fuelFlap, scale),
    roofRail: scaleOptional(shape.roofRail, scale),
    spoiler: scaleOptional(shape.spoiler, scale),
    slideRail: scaleOptional(shape.slideRail, scale),
    beltTrim: scaleOptional(shape.beltTrim, scale),
    blackPillar: scaleOptional(shape.blackPillar, scale),
    antenna: scaleOptional(shape.antenna, scale),
    fin: scaleOptional(shape.fin, scale),
  }
}

/** Fits another vehicle's front view to a new width and height in centimetres. */
export function reshapeFront(
  design: FrontDesign,
  to: { readonly width: number; readonly height: number },
): FrontDesign {
  const { measures, tyre, emblem, mirror } = design
  const scale: Scale = [to.width / measures.width, to.height / measures.height]
  const [across, up] = scale
  const scaleOpening = (opening: FrontOpening): FrontOpening => ({
    ...opening,
    d: scalePath(opening.d, scale),
  })
  return {
    ...design,
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
    openings: design.openings.map(scaleOpening),
    headlamp: scalePath(design.headlamp, scale),
    signature: scalePath(design.signature, scale),
    lenses: design.lenses.map((lens) => movePoint(lens, scale)),
    fog: (design.fog ?? []).map((lens) => movePoint(lens, scale)),
    plastic: scaleOptional(design.plastic, scale),
    skid: scaleOptional(design.skid, scale),
    chrome: scalePaths(design.chrome ?? [], scale),
    creases: scalePaths(design.creases, scale),
    scoop: scaleOptional(design.scoop, scale),
    emblem: { height: emblem.height * up, width: emblem.width },
    plate: design.plate * up,
    mirror: movePoint(mirror, scale),
    ...(design.rails && { rails: design.rails * across }),
  }
}
