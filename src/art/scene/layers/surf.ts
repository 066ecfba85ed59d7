import { createRandom, type LayerContext, line, pair, shape } from '../canvas/index.ts'

/** Breakers rolling in between two depths: foam crests with their own shade, thicker towards the shore. */
export function surf({ stage }: LayerContext, seed: number, from: number, to: number, rows: number): string {
  const random = createRandom(seed)
  let markup = ''
  for (let row = 0; row < rows; row++) {
    const t = row / Math.max(1, rows - 1)
    const y = stage.down(from + (to - from) * t ** 0.8)
    const girth = (1.2 + t * 5) * stage.zoom
    let foam = ''
    let shade = ''
    for (let x = random.between(-200, 0); x < stage.width + 100; x += random.between(60, 220) * stage.zoom) {
      const run = random.between(90, 330) * stage.zoom * (0.5 + 0.5 * t)
      const sag = random.between(-3, 5) * stage.zoom * (0.4 + t)
      const at = y + random.between(-3, 3) * stage.zoom
      foam += `M${pair(x, at, 0)}q${pair(run * 0.3, sag - girth, 0)} ${pair(run * 0.55, sag * 0.6, 0)}t${pair(run * 0.45, sag * 0.4, 0)}q${pair(-run * 0.4, girth, 0)} ${pair(-run, -sag, 0)}z`
      shade += `M${pair(x + 8, at + girth, 0)}q${pair(run * 0.4, sag + girth * 0.4, 0)} ${pair(run * 0.9, sag, 0)}`
    }
    markup +=
      line(shade, '#1D5566', 1.2 + t * 3, 'stroke-opacity=".24" stroke-linecap="round"') +
      shape(foam, '#F4F7F1', `fill-opacity="${(0.45 + t * 0.45).toFixed(2)}"`)
  }
  return markup
}
