import { box, type LayerContext } from '../canvas/index.ts'

/**
 * A horizontal band of haze: transparent at the top elevation, densest at the bottom one, and faded out below it, so
 * that it has no visible edge.
 */
export function haze(
  { defs, stage }: LayerContext,
  colour: string,
  strength: number,
  top: number,
  bottom = 0,
): string {
  const y = stage.up(top)
  const fill = defs.linear([
    [0, colour, 0],
    [0.44, colour, strength * 0.55],
    [0.76, colour, strength],
    [1, colour, 0],
  ])
  return box(0, y, stage.width, (stage.up(bottom) - y) * 1.3, fill)
}
