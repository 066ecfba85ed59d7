import { box, type LayerContext } from '../canvas/index.ts'

/** A dressed stone quay between bay and road, with a coping in the last light. */
export function quay({ defs, stage }: LayerContext): string {
  const top = stage.down(0.6)
  const height = stage.down(0.76) - top
  const wall = defs.linear([
    [0, '#A38F8E'],
    [0.14, '#6B6472'],
    [1, '#40404F'],
  ])
  let joints = ''
  for (let x = 30; x < stage.width; x += 74 * stage.zoom)
    joints += `M${Math.round(x)} ${Math.round(top + 5)}v${Math.round(height)}`
  return (
    box(-2, top, stage.width + 4, height, wall) +
    `<path d="${joints}" stroke="#24252F" stroke-opacity=".4" stroke-width="1.4"/>` +
    box(-2, top, stage.width + 4, 2.6 * stage.zoom, '#F0CDB2')
  )
}
