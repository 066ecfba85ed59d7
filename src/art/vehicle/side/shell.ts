import { rect } from '../../core/svg.ts'
import { draw, line, toPathData } from '../geometry.ts'
import type { PaintReferences } from '../paint/references.ts'
import { softBlur } from './blur.ts'
import type { SideContext } from './context.ts'
import { studioSky } from './context.ts'

/** The painted silhouette, below all other parts of the body. */
export function drawShell(context: SideContext): string {
  return draw(context.shape.outline, { fill: shellGradient(context, 'shell', context.body) })
}

/**
 * Roof and pillars in the roof's paint. The gradient runs over the same heights as the shell's, so that
 * a roof in body colour leaves no seam.
 */
export function drawRoof(context: SideContext): string {
  const { length, height, belt } = context.shape
  return draw(
    `M -5 ${belt + 1} L ${length + 5} ${belt + 4} L ${length + 5} ${height + 9} L -5 ${height + 9} Z`,
    {
      fill: shellGradient(context, 'roof', context.roof),
    },
  )
}

/** Light along the upper edge of the silhouette; drawn inside the body's clip. */
export function drawRimLight({ canvas, shape, body, roof, large }: SideContext): string {
  const d = toPathData(shape.outline)
  const parting = 1 - shape.belt / shape.height
  const light = canvas.vertical('rim-light', -shape.height, 0, [
    [0, roof.spec],
    [parting, roof.spec],
    [parting, body.spec],
  ])
  const strokes: readonly (readonly [number, number, boolean])[] = large
    ? [
        [11, 0.34, true],
        [2.2, 0.24, false],
      ]
    : [
        [13, 0.1, false],
        [7, 0.14, false],
        [3, 0.28, false],
      ]
  const filter = large ? softBlur(canvas) : undefined
  return strokes
    .map(
      ([width, opacity, soft]) =>
        `<path d="${d}" fill="none" stroke="${light}" stroke-width="${width}" stroke-opacity="${opacity}"${
          soft ? ` filter="${filter}"` : ''
        }/>`,
    )
    .join('')
}

/** A thin light around the edge, over the roll-off, which sets a dark car off from a dark background. */
export function drawEdgeLight({ shape, body }: SideContext): string {
  return line(shape.outline, body.spec, 1.3, { 'stroke-opacity': 0.22 })
}

/** Nose and tail turn away from the light, and the surroundings' colours lie over the paint. */
export function drawRollOff({ canvas, shape, surroundings }: SideContext): string {
  const { length, height, belt, sill } = shape
  const whole = { x: -5, y: -height - 6, width: length + 10, height: height + 6 }
  const ends = canvas.horizontal('ends', 0, length, [
    [0, '#000', 0.5],
    [0.03, '#000', 0.26],
    [0.1, '#000', 0.05],
    [0.16, '#000', 0],
    [0.86, '#000', 0],
    [0.93, '#000', 0.08],
    [0.975, '#000', 0.3],
    [1, '#000', 0.5],
  ])
  const sky = surroundings.sky ?? studioSky
  const ground = surroundings.ground ?? '#9a948c'
  const air = canvas.vertical('air', -height, -sill, [
    [0, sky, 0.16],
    [(height - belt) / (height - sill), sky, 0.03],
    [0.72, ground, 0],
    [0.9, ground, 0.13],
    [1, ground, 0.04],
  ])
  return rect(whole, { fill: ends }) + rect(whole, { fill: air })
}

/** Darkens the whole silhouette at night, more towards the ground; lamps are drawn above it. */
export function drawDusk({ canvas, shape, surroundings }: SideContext): string {
  if (!surroundings.night) return ''
  const fill = canvas.vertical('dusk', -shape.height, -shape.sill, [
    [0, '#05080e', 0.16],
    [1, '#05080e', 0.55],
  ])
  return draw(shape.outline, { fill })
}

function shellGradient({ canvas, shape }: SideContext, name: string, paint: PaintReferences): string {
  return canvas.vertical(name, -shape.height, 14 - shape.belt, [
    [0, paint.hi],
    [0.16, paint.lit],
    [0.42, paint.base],
    [0.62, paint.lit],
    [1, paint.base],
  ])
}
