import { box, type LayerContext, line, pair } from '../canvas/index.ts'

/** The bridge's parapet: a low concrete wall with a rail that catches the last light. */
export function parapet({ defs, stage }: LayerContext): string {
  const top = stage.down(0.6)
  const height = stage.down(0.75) - top
  const z = stage.zoom
  const wall = defs.linear([
    [0, '#6B5268'],
    [0.2, '#43374F'],
    [1, '#2A2438'],
  ])
  let posts = ''
  for (let x = 20; x < stage.width; x += 96 * z) posts += `M${pair(x, top, 0)}v${Math.round(-15 * z)}`
  return (
    line(posts, '#4A3B54', 3 * z) +
    box(-2, top - 17 * z, stage.width + 4, 3.4 * z, '#8C6672') +
    box(-2, top - 17 * z, stage.width + 4, 1.2 * z, '#FFC79A', 'opacity=".8"') +
    box(-2, top, stage.width + 4, height, wall) +
    box(-2, top, stage.width + 4, 1.8 * z, '#FFC79A', 'opacity=".6"')
  )
}
