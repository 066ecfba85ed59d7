import { ellipse } from '../../core/svg.ts'
import type { MasterPath } from '../geometry.ts'
import { draw, line } from '../geometry.ts'
import { softBlur } from './blur.ts'
import type { SideContext } from './context.ts'
import { archOuterRadius } from './context.ts'

/** The flank below the shoulder, turning slowly away from the sky. */
export function drawFlank(context: SideContext): string {
  const { canvas, shape, body } = context
  const { length, belt, sill } = shape
  const fill = canvas.vertical('flank', 6 - belt, -sill, [
    [0, body.hi],
    [0.06, body.lit],
    [0.3, body.base],
    [0.62, body.low],
    [1, body.deep],
  ])
  return draw(`${shape.shoulder} L ${length + 8} ${belt - 20} L ${length + 8} 0 L -8 0 L -8 60 Z`, { fill })
}

/** Below the crease: sharply dark, then slowly lighter towards the ground; this makes the volume. */
export function drawBelowCrease(context: SideContext): string {
  const { canvas, shape, body } = context
  const fill = canvas.vertical('below', 17 - shape.belt, -shape.sill - 12, [
    [0, body.mid],
    [0.16, body.low],
    [0.55, body.base],
    [0.8, body.lit],
    [1, body.low],
  ])
  return draw(belowCrease(context), { fill, 'fill-opacity': 0.9 })
}

/** The scoop above the sill and the light on its edge. */
export function drawScoop(context: SideContext): string {
  const { canvas, shape, body } = context
  const { frontAxle, rearAxle, tyreRadius: r, sill } = shape
  const end = shape.bedGap ?? rearAxle - r * 0.6
  const fill = canvas.vertical('scoop', -sill - 26, -sill, [
    [0, body.low],
    [0.4, body.mid],
    [1, body.edge],
  ])
  const light = canvas.horizontal('scoop-light', frontAxle + r * 1.1, rearAxle - r * 1.1, [
    [0, body.hi, 0],
    [0.3, body.hi, 0.8],
    [0.7, body.hi, 0.9],
    [1, body.hi, 0.1],
  ])
  const edge = stack(shape.lower, light, [
    [5, 0.12],
    [2.4, 0.2],
    [0.7, 0.6],
  ])
  return draw(`${shape.lower} L ${end} 0 L ${frontAxle + r * 0.6} 0 Z`, { fill }) + edge
}

/** The folds: a dark line with a light one above it, both faded at the ends. */
export function drawCrease(context: SideContext): string {
  const { canvas, shape, body } = context
  const fade = (name: string, colour: string) =>
    canvas.linear(name, [
      [0, colour, 0],
      [0.16, colour, 0.95],
      [0.6, colour, 0.75],
      [0.85, colour, 0.6],
      [1, colour, 0],
    ])
  const dark = fade('crease-dark', body.edge)
  const light = fade('crease-light', body.spec)
  return [shape.crease, ...(shape.folds ?? [])]
    .map(
      (fold) =>
        line(fold, dark, 1.4, { 'stroke-opacity': 0.4 }) +
        `<g transform="translate(0 -1)">${line(fold, light, 4, { 'stroke-opacity': 0.14 })}${line(fold, light, 0.8, { 'stroke-opacity': 0.7 })}</g>`,
    )
    .join('')
}

/** The long reflection on the shoulder, fading at both ends. */
export function drawShoulderLight(context: SideContext): string {
  const { canvas, shape, body, large } = context
  const light = canvas.horizontal('shoulder', shape.length * 0.03, shape.length * 0.985, [
    [0, body.gloss, 0],
    [0.08, body.gloss, 0.9],
    [0.4, body.gloss],
    [0.75, body.gloss, 0.7],
    [0.95, body.gloss, 0.55],
    [1, body.gloss, 0],
  ])
  if (large) {
    return (
      line(shape.shoulder, light, 8, { 'stroke-opacity': 0.5, filter: softBlur(canvas) }) +
      line(shape.shoulder, light, 1, { 'stroke-opacity': 0.6 })
    )
  }
  return stack(shape.shoulder, light, [
    [11, 0.09],
    [6, 0.14],
    [2.6, 0.3],
    [1, 0.7],
  ])
}

/** A glow on each haunch above the wheel. */
export function drawHaunches({ canvas, shape, body }: SideContext): string {
  const { frontAxle, rearAxle, tyreRadius: r } = shape
  const fill = canvas.radial('haunch', [
    [0, body.hi, 0.5],
    [0.5, body.hi, 0.16],
    [1, body.hi, 0],
  ])
  const y = -((2 * r + archOuterRadius(shape)) / 3 + r * 0.44 + 3)
  return [frontAxle, rearAxle + 6].map((x) => ellipse(x, y, r * 2.1, r * 0.42, { fill })).join('')
}

/** The area below the crease, also used to shade a livery. */
export function belowCrease(context: SideContext): MasterPath {
  const { crease, length, frontAxle, tyreRadius: r } = context.shape
  return `${crease} L ${length + 8} 0 L ${frontAxle} 0 L ${frontAxle} ${r} Z`
}

function stack(
  master: MasterPath,
  stroke: string,
  layers: readonly (readonly [width: number, opacity: number])[],
): string {
  return layers.map(([width, opacity]) => line(master, stroke, width, { 'stroke-opacity': opacity })).join('')
}
