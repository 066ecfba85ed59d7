import { type LayerContext, line, pair, shape } from '../canvas/index.ts'

/** Tall banners on poles in a light wind, alternately red and white, without text. */
export function flags(
  { defs, stage }: LayerContext,
  poles: readonly number[],
  foot: number,
  height: number,
): string {
  const z = stage.zoom
  return poles
    .map((worldX, index) => {
      const x = stage.x(worldX)
      const base = stage.down(foot)
      const h = height * z * (1 - index * 0.035)
      const top = base - h
      const [w, drop] = [34 * z, h * 0.56]
      const sway = (index % 2 ? 5 : 8) * z
      const cloth = `M${pair(x, top + 8 * z)}C${pair(x + w * 0.4, top + 3 * z)} ${pair(x + w * 0.7, top + 14 * z)} ${pair(x + w, top + 9 * z)}C${pair(x + w + sway, top + drop * 0.35)} ${pair(x + w - sway, top + drop * 0.7)} ${pair(x + w + sway * 0.4, top + drop)}C${pair(x + w * 0.7, top + drop + 5 * z)} ${pair(x + w * 0.3, top + drop - 6 * z)} ${pair(x, top + drop)}z`
      const fill = defs.linear(
        index % 2
          ? [
              [0, '#B9AFA6'],
              [0.3, '#EDE4DA'],
              [0.55, '#C6B9AE'],
              [0.8, '#F4EAE0'],
              [1, '#A79A92'],
            ]
          : [
              [0, '#7C0D18'],
              [0.3, '#C61A28'],
              [0.55, '#96101C'],
              [0.8, '#D42A36'],
              [1, '#6E0C15'],
            ],
        'across',
      )
      const dusk = defs.linear([
        [0, '#2A2440', 0],
        [1, '#2A2440', 0.42],
      ])
      return (
        line(`M${pair(x, base)}V${Math.round(top)}`, '#1E1D28', 3 * z) +
        line(`M${pair(x + 1, base)}V${Math.round(top)}`, '#E8B08C', 0.9 * z, 'stroke-opacity=".7"') +
        shape(cloth, fill) +
        shape(cloth, dusk)
      )
    })
    .join('')
}
