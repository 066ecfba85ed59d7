import type { FrontContext } from '../front/context.ts'
import { drawMirrored, mirroredPathData } from '../front/mirrored.ts'
import { drawSides } from '../front/shell.ts'
import { line } from '../geometry.ts'
import type { RearShape } from './shape.ts'

/** The outline of the lid or tailgate: its right half, from the middle back to the middle. */
export const lidOutline = ({ half, lid, lampTop, bumper, lampReach, kind }: RearShape): string => {
  const edge = kind === 'bed' ? half - lampReach - 3 : half - 17
  return `M 0 ${lid} C ${edge * 0.5} ${lid} ${edge * 0.8} ${lid - 0.6} ${edge - 4} ${lid - 2} C ${edge - 1} ${lid - 4} ${edge} ${lampTop - 4} ${edge} ${lampTop - 8} L ${edge - 3} ${bumper + 5} C ${edge - 4} ${bumper + 1} ${edge - 7} ${bumper} ${edge - 10} ${bumper} L 0 ${bumper} Z`
}

/** Roof and pillars in the roof's paint, then the panel that faces the viewer and the darker bumper below. */
export function drawRearShell(context: FrontContext, rear: RearShape): string {
  const { canvas, design, outlines, body, roof } = context
  const { height, sill, belt, width } = design.measures
  const { bumper, half } = rear
  const clip = canvas.clip('body', `<path d="${mirroredPathData(outlines.body)}"/>`)
  const shell = canvas.vertical('shell', -belt, -sill, [
    [0, body.hi],
    [0.1, body.lit],
    [0.34, body.base],
    [0.52, body.low],
    [0.6, body.base],
    [1, body.deep],
  ])
  const cabin = canvas.vertical('cabin', -height, -belt, [
    [0, roof.hi],
    [0.16, roof.lit],
    [0.5, roof.base],
    [1, roof.mid],
  ])
  const lower = canvas.vertical('bumper', -bumper, -sill, [
    [0, body.lit],
    [0.16, body.base],
    [0.5, body.mid],
    [1, body.edge],
  ])
  const plastic = canvas.vertical('diffuser', -sill - 20, -sill, [
    [0, '#34373a'],
    [0.4, '#1d1f21'],
    [1, '#090a0b'],
  ])
  const skirt = sill + (bumper - sill) * 0.5
  const inside =
    drawMirrored(outlines.cabin, { fill: cabin }) +
    drawMirrored(
      `M 0 ${bumper} L ${half - 10} ${bumper + 1} L ${width} ${bumper + 6} L ${width} ${sill - 4} L 0 ${sill - 4} Z`,
      { fill: lower },
    ) +
    line(`M ${-half} ${bumper + 1.4} L ${half} ${bumper + 1.2}`, body.line, 1.1) +
    line(`M ${-half} ${bumper - 0.2} L ${half} ${bumper - 0.4}`, body.gloss, 1, { 'stroke-opacity': 0.5 }) +
    drawMirrored(
      `M 0 ${skirt} L ${half * 0.7} ${skirt} L ${half * 0.84} ${skirt - 4} L ${width} ${skirt - 6} L ${width} ${sill - 4} L 0 ${sill - 4} Z`,
      { fill: plastic },
    ) +
    drawMirrored(lidOutline(rear), {
      fill: 'none',
      stroke: body.gloss,
      'stroke-opacity': 0.35,
      'stroke-width': 2.2,
    }) +
    drawMirrored(lidOutline(rear), {
      fill: 'none',
      stroke: body.line,
      'stroke-opacity': 0.9,
      'stroke-width': 1,
    }) +
    drawSides(context)
  return `${drawMirrored(outlines.body, { fill: shell })}<g clip-path="${clip}">${inside}</g>`
}
