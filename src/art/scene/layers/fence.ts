import { createRandom, type LayerContext, line, pair } from '../canvas/index.ts'

/** A farm fence along the road: droppers leaning a little, wires strung between. */
export function farmFence({ stage }: LayerContext, seed: number, depth: number, colour: string): string {
  const random = createRandom(seed)
  const foot = stage.down(depth)
  const z = stage.zoom
  let posts = ''
  let droppers = ''
  let step = 0
  for (let x = 8; x < stage.width + 60; x += 46 * z) {
    const post = `M${pair(x, foot, 0)}l${pair(random.between(-2, 2), -random.between(32, 36) * z)}`
    if (step++ % 2 === 0) posts += post
    else droppers += post
  }
  let wires = ''
  for (const height of [30, 23, 16, 8]) wires += `M0 ${Math.round(foot - height * z)}H${stage.width}`
  return (
    line(wires, colour, 0.9 * z, 'stroke-opacity=".5"') +
    line(droppers, colour, 1.2 * z, 'stroke-opacity=".6"') +
    line(posts, colour, 3 * z)
  )
}
