import type { FrontContext } from './context.ts'
import { drawOnBothSides } from './mirrored.ts'

/**
 * Protruding wheel arches: pressed from the body, or dark cladding. They are drawn below the shell, because only their
 * outer edge is visible.
 */
export function drawFlares({ canvas, design, body }: FrontContext): string {
  if (!design.flares) return ''
  const { out, clad = false } = design.flares
  const { width, sill } = design.measures
  const half = width / 2
  const top = design.tyre.diameter + 15
  const foot = sill + 5
  const [light, middle, dark] = clad ? ['#3c4043', '#212426', '#0c0d0e'] : [body.base, body.mid, body.edge]
  const fill = canvas.vertical('flare', -top, -foot, [
    [0, light],
    [0.35, middle],
    [1, dark],
  ])
  const shape =
    `M ${half - 4} ${top + 2} C ${half + out * 0.5} ${top - 3} ${half + out} ${top - 10} ${half + out} ${top - 22} ` +
    `C ${half + out} ${foot + 16} ${half + out - 1} ${foot + 6} ${half + out - 6} ${foot} L ${half - 14} ${foot} Z`
  return drawOnBothSides(shape, { fill, stroke: '#000', 'stroke-opacity': 0.3, 'stroke-width': 0.5 })
}
