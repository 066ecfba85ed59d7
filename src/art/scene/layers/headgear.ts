import { type LayerContext, line, pair, shape } from '../canvas/index.ts'

/** The headgear of a gold mine against the light, two wheels over the shaft: foot at world x and elevation, and height. */
export function headgear(
  { stage }: LayerContext,
  worldX: number,
  foot: number,
  height: number,
  colour: string,
): string {
  const x = stage.x(worldX)
  const y = stage.up(foot)
  const s = (height / 100) * stage.zoom
  const at = (dx: number, up: number) => pair(x + dx * s, y - up * s)
  let braces = ''
  for (let k = 0; k < 5; k++) {
    const [low, high] = [k * 16, (k + 1) * 16]
    braces += `M${at(-9, low)}L${at(9, high)}M${at(9, low)}L${at(-9, high)}M${at(-9, high)}L${at(9, high)}`
  }
  const wheel = (dx: number, up: number) =>
    `M${at(dx - 9, up)}a${pair(9 * s, 9 * s)} 0 1 0 ${pair(18 * s, 0)}a${pair(9 * s, 9 * s)} 0 1 0 ${pair(-18 * s, 0)}M${at(dx - 9, up)}L${at(dx + 9, up)}M${at(dx, up - 9)}L${at(dx, up + 9)}`
  return (
    line(braces, colour, 0.9 * s) +
    line(
      `M${at(-9, 0)}L${at(-9, 84)}M${at(9, 0)}L${at(9, 84)}M${at(-14, 84)}L${at(14, 84)}`,
      colour,
      2.2 * s,
    ) +
    line(`M${at(9, 84)}L${at(46, 0)}M${at(9, 60)}L${at(36, 0)}`, colour, 2.4 * s) +
    line(wheel(-5, 92) + wheel(6, 94), colour, 1.5 * s) +
    shape(`M${at(-30, 0)}L${at(-30, 17)}L${at(-20, 23)}L${at(-10, 17)}L${at(-10, 0)}z`, colour) +
    shape(`M${at(48, 0)}L${at(48, 12)}L${at(86, 12)}L${at(86, 0)}z`, colour)
  )
}

/** Two cooling towers of a power station, narrow at the waist. */
export function coolingTowers(
  { stage }: LayerContext,
  worldX: number,
  foot: number,
  height: number,
  colour: string,
): string {
  const y = stage.up(foot)
  const h = height * stage.zoom
  const tower = (x: number) =>
    `M${pair(x - h * 0.36, y)}C${pair(x - h * 0.2, y - h * 0.4)} ${pair(x - h * 0.19, y - h * 0.72)} ${pair(x - h * 0.23, y - h)}H${pair(x + h * 0.23, y - h).split(' ')[0]}C${pair(x + h * 0.19, y - h * 0.72)} ${pair(x + h * 0.2, y - h * 0.4)} ${pair(x + h * 0.36, y)}z`
  return shape(tower(stage.x(worldX)) + tower(stage.x(worldX) + h * 0.94), colour)
}
