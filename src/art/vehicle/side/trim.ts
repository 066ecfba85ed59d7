import { rect } from '../../core/svg.ts'
import type { MasterPath } from '../geometry.ts'
import { draw, line } from '../geometry.ts'
import type { SideShape } from '../shape.ts'
import type { SideContext } from './context.ts'
import { archOuterRadius } from './context.ts'

/** Gaps between panels: a dark line, and beside it the light on the next panel's edge. */
export function drawShutLines({ shape, body }: SideContext): string {
  const lines = [...shape.shutLines, ...bumperJoints(shape)]
  return (
    lines.map((d) => line(d, body.line, 0.85, { 'stroke-opacity': 0.8 })).join('') +
    `<g transform="translate(.9 .5)">${lines
      .map((d) => line(d, body.hi, 0.6, { 'stroke-opacity': 0.4 }))
      .join('')}</g>`
  )
}

/** The joints of the bumpers, from under each lamp to the arch next to it. */
function bumperJoints(shape: SideShape): MasterPath[] {
  const { frontAxle, rearAxle, tyreRadius: r, bumperCuts = {} } = shape
  const reach = archOuterRadius(shape)
  const joint = (x: number, height: number, archX: number, archHeight: number) =>
    `M ${x} ${height} C ${x + (archX - x) * 0.1} ${height - 7} ${archX + (x - archX) * 0.25} ${archHeight + 9} ${archX} ${archHeight}`
  const joints: MasterPath[] = []
  if (bumperCuts.front) joints.push(joint(...bumperCuts.front, frontAxle - reach * 0.87, r + reach * 0.5))
  if (bumperCuts.rear) {
    const [x, height, edge] = bumperCuts.rear
    const [archX, archHeight] = [rearAxle + reach * 0.94, r + reach * 0.34]
    const meets = x + ((archX - x) * (height - edge + 3)) / (height - archHeight)
    joints.push(
      joint(x, height, archX, archHeight),
      `M ${shape.length + 2} ${edge} C ${shape.length - 14} ${edge - 0.6} ${meets + 24} ${edge - 1.4} ${meets} ${edge - 3}`,
    )
  }
  return joints
}

export function drawFuelFlap({ shape, body }: SideContext): string {
  if (!shape.fuelFlap) return ''
  const [x, height, size] = shape.fuelFlap
  return rect(
    { x, y: -height - size / 2, width: size * 1.15, height: size },
    { rx: 1.8, fill: 'none', stroke: body.edge, 'stroke-opacity': 0.55, 'stroke-width': 0.8 },
  )
}

export function drawSlideRail({ shape, body }: SideContext): string {
  if (!shape.slideRail) return ''
  return (
    line(shape.slideRail, body.edge, 1.4, { 'stroke-opacity': 0.75 }) +
    `<g transform="translate(0 1.2)">${line(shape.slideRail, body.hi, 0.6, { 'stroke-opacity': 0.6 })}</g>`
  )
}

/** Roof rails, spoiler, roll bar and antenna: everything above the painted body. */
export function drawRoofTrim({ canvas, shape, record, roof }: SideContext): string {
  const parts: string[] = []
  const black = canvas.linear(
    'black-trim',
    [
      [0, '#50555a'],
      [0.35, '#1d2023'],
      [1, '#101214'],
    ],
    { x2: 0, y2: 1 },
  )
  if (shape.fin) {
    const painted = canvas.linear('fin', [
      [0, roof.hi],
      [0.5, roof.base],
      [1, roof.edge],
    ])
    parts.push(
      draw(shape.fin, { fill: painted, stroke: roof.edge, 'stroke-opacity': 0.5, 'stroke-width': 0.4 }),
    )
  }
  if (shape.antenna) parts.push(draw(shape.antenna, { fill: black }))
  if (shape.spoiler) parts.push(draw(shape.spoiler, { fill: black }))
  if (shape.roofRail) {
    const round = { 'stroke-linecap': 'round' }
    const bright = record.railFinish === 'silver' ? '#d5d9dc' : '#5d6266'
    parts.push(
      line(shape.roofRail, '#0e0f10', 4, round) +
        `<g transform="translate(0 -.9)">${line(shape.roofRail, bright, 1.5, round)}</g>`,
    )
  }
  if (shape.rollBar) parts.push(draw(shape.rollBar, { fill: black }))
  return parts.join('')
}
