import { draw, line } from '../geometry.ts'
import type { SideContext } from './context.ts'
import { drawArchCladding } from './wheel-wells.ts'

/** Everything along the lower edge: plastic cladding, or the dark lip of a painted sill. */
export function drawLowerEdge(context: SideContext): string {
  const fill = context.canvas.vertical('cladding', -context.shape.sill - 16, -context.shape.sill, [
    [0, '#3a3d40'],
    [0.25, '#232527'],
    [1, '#0e0f10'],
  ])
  const lower = context.shape.lowerCladding ? drawSillCladding(context, fill) : drawSillLip(context)
  return lower + drawArchCladding(context)
}

function drawSillCladding({ shape }: SideContext, fill: string): string {
  const { length, frontAxle, rearAxle, tyreRadius: r, sill, lowerCladding } = shape
  if (!lowerCladding) return ''
  const { nose, sill: middle, tail } = lowerCladding
  const front = frontAxle - r * 0.6
  const rear = rearAxle + r * 0.6
  const along = `M ${frontAxle + r * 0.5} ${sill + middle} L ${rearAxle - r * 0.5} ${sill + middle}`
  const pieces = [`${along} L ${rearAxle - r * 0.5} 0 L ${frontAxle + r * 0.5} 0 Z`]
  if (nose > 0)
    pieces.push(
      `M -4 ${sill + nose} C 20 ${sill + nose + 2} 40 ${sill + nose + 6} ${front} ${sill + nose + 12} L ${front} 0 L -4 0 Z`,
    )
  if (tail > 0)
    pieces.push(
      `M ${length + 4} ${sill + tail} C ${length - 20} ${sill + tail + 2} ${length - 40} ${sill + tail + 4} ${rear} ${sill + tail + 10} L ${rear} 0 L ${length + 4} 0 Z`,
    )
  return (
    pieces.map((piece) => draw(piece, { fill })).join('') +
    line(along, '#fff', 0.7, { 'stroke-opacity': 0.14 })
  )
}

function drawSillLip({ canvas, shape, body }: SideContext): string {
  const { length, frontAxle, rearAxle, tyreRadius: r, sill } = shape
  const top = sill + 6
  const { nose, tail } = shape.lift ?? { nose: 0, tail: 5 }
  const fill = canvas.vertical('sill-lip', -top, -sill, [
    [0, '#050606', 0.95],
    [0.35, '#1d2022'],
    [1, '#060707'],
  ])
  return (
    draw(
      `M -4 ${top + nose * 1.2} C 20 ${top + nose} 40 ${top + nose * 0.6} ${frontAxle} ${top} L ${rearAxle} ${top} ` +
        `C ${length - 30} ${top + tail * 0.5} ${length - 10} ${top + tail * 0.8} ${length + 4} ${top + tail} L ${length + 4} 0 L -4 0 Z`,
      { fill },
    ) +
    line(`M ${frontAxle + r} ${top + 0.4} L ${rearAxle - r} ${top + 0.4}`, body.hi, 0.7, {
      'stroke-opacity': 0.5,
    })
  )
}
