import { draw, line } from '../geometry.ts'
import type { SideContext } from './context.ts'
import { drawDetail } from './detail.ts'

/** A pickup's rear step bumper; drawn inside the body's clip. */
export function drawStepBumper(context: SideContext): string {
  const bed = context.shape.loadBed
  if (!bed) return ''
  const step = `M ${bed.to - 26} 73.4 L ${bed.to + 6} 73`
  const tread = `M ${bed.to - 20} 70.4 L ${bed.to + 5} 70.2`
  return (
    drawDetail(context, { material: 'plastic', d: bed.bumper }) +
    line(step, '#9ba0a5', 1) +
    line(tread, '#000', 1.4, { 'stroke-opacity': 0.6, 'stroke-dasharray': '2.4 1.2' })
  )
}

/** The gap between cab and bed; drawn inside the body's clip, before the wheel arches. */
export function drawBedGap({ shape, body }: SideContext): string {
  const { bedGap: gap, belt, sill } = shape
  if (gap === undefined) return ''
  return (
    line(`M ${gap} ${belt + 6} L ${gap} ${sill + 4}`, '#060707', 2.2) +
    line(`M ${gap + 1.7} ${belt - 5} L ${gap + 1.7} ${sill + 8}`, body.hi, 0.7, { 'stroke-opacity': 0.5 })
  )
}

/** The upper rim of the bed, with rope hooks on a working one. */
export function drawBedRim(context: SideContext): string {
  const bed = context.shape.loadBed
  if (!bed) return ''
  const { from, to, top } = bed
  return (
    draw(
      `M ${from} ${top} L ${to - 10} ${top} C ${to - 4} ${top} ${to - 1} ${top - 2} ${to - 0.4} ${top - 5} L ${to - 0.4} ${top - 6} L ${from} ${top - 4} Z`,
      { fill: bed.hooks ? context.body.lit : '#1c1e20' },
    ) +
    line(`M ${from} ${top - 0.4} L ${to - 9} ${top - 0.4}`, '#fff', 0.7, { 'stroke-opacity': 0.45 }) +
    (bed.hooks ? drawHooks(context, from, to, top) : '')
  )
}

function drawHooks({ body }: SideContext, from: number, to: number, top: number): string {
  const spacing = 36
  const count = Math.floor((to - from - 24) / spacing)
  const hooks = Array.from({ length: count }, (_, index) => {
    const x = from + 18 + index * spacing
    return line(
      `M ${x} ${top - 12} L ${x} ${top - 16} L ${x + 7} ${top - 16} L ${x + 7} ${top - 12}`,
      body.edge,
      1.3,
      {
        'stroke-opacity': 0.75,
        'stroke-linejoin': 'round',
      },
    )
  })
  const seam = line(`M ${from + 1} ${top - 7} L ${to - 1} ${top - 7}`, body.edge, 0.9, {
    'stroke-opacity': 0.5,
  })
  return seam + hooks.join('')
}
