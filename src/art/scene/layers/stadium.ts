import { type LayerContext, line, pair, shape } from '../canvas/index.ts'

/** A white stadium under its arch, which forks at one end: world x of its middle, elevation of its foot, and its span. */
export function stadium({ defs, stage }: LayerContext, worldX: number, foot: number, span: number): string {
  const x = stage.x(worldX)
  const y = stage.up(foot)
  const s = (span / 100) * stage.zoom
  const at = (dx: number, up: number) => pair(x + dx * s, y - up * s)
  const bowl = defs.linear([
    [0, '#FBF8F1'],
    [0.5, '#D9DAD6'],
    [1, '#AFB6B8'],
  ])
  let ribs = ''
  for (let k = -8; k <= 8; k++) ribs += `M${at(k * 4.6, 0)}L${at(k * 5.1, 15 - Math.abs(k) * 0.5)}`
  let cables = ''
  for (let k = -7; k <= 7; k++) cables += `M${at(k * 5, 15)}L${at(k * 4.2, 46 * (1 - (k / 10.5) ** 2) - 1)}`
  return (
    line(cables, '#F4F1EA', 0.35 * s, 'stroke-opacity=".7"') +
    shape(
      `M${at(-42, 0)}C${at(-46, 8)} ${at(-44, 14)} ${at(-40, 14)}C${at(-20, 19)} ${at(20, 19)} ${at(40, 14)}C${at(44, 14)} ${at(46, 8)} ${at(42, 0)}z`,
      bowl,
    ) +
    line(ribs, '#8E989C', 0.5 * s, 'stroke-opacity=".6"') +
    line(
      `M${at(-50, 0)}C${at(-34, 62)} ${at(34, 62)} ${at(50, 0)}M${at(33, 27)}C${at(42, 16)} ${at(45, 8)} ${at(44, 0)}`,
      '#FFFFFF',
      1.9 * s,
    )
  )
}
