import { createRandom, type LayerContext, pair, shape } from '../canvas/index.ts'

/** Canopies of street trees along the road: lobed crowns, some jacaranda violet, lit from behind. */
export function streetTrees(
  { stage }: LayerContext,
  seed: number,
  depth: number,
  size: number,
  tones: readonly string[],
): string {
  const random = createRandom(seed)
  const y = stage.down(depth)
  const crowns = tones.map(() => '')
  for (let wx = stage.from - 30; wx < stage.to + 30; wx += random.between(18, 40) * (size / 16)) {
    const r = random.between(0.7, 1.4) * size * stage.zoom
    const x = stage.x(wx)
    const index = Math.floor(random.next() * tones.length)
    crowns[index] +=
      `M${pair(x - r, y, 0)}q${pair(-r * 0.5, -r * 0.9, 0)} ${pair(r * 0.45, -r * 1.05, 0)}q${pair(r * 0.4, -r * 0.7, 0)} ${pair(r, -r * 0.05, 0)}q${pair(r * 0.8, 0, 0)} ${pair(r * 0.55, r * 1.1, 0)}z`
  }
  return crowns.map((data, index) => shape(data, tones[index] ?? '#2A2140')).join('')
}
