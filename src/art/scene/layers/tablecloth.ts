import { createNoise, createRandom, type LayerContext, octaves, oval } from '../canvas/index.ts'

/** The tablecloth: cloud lying on the flat top and spilling over its edge in rags. */
export function tablecloth({ defs, stage }: LayerContext): string {
  const random = createRandom(8)
  const noise = createNoise(3)
  const cloth = defs.radial([
    [0, '#FBEAE0', 0.92],
    [0.5, '#EAD3CD', 0.52],
    [1, '#D9BFC0', 0],
  ])
  const z = stage.zoom
  let markup = ''
  for (let k = 0; k < 34; k++) {
    const x = stage.x(random.between(846, 1382))
    const y = stage.up(random.between(252, 270))
    markup += oval(x, y, random.between(42, 112) * z, random.between(5, 13) * z, cloth)
  }
  for (let k = 0; k < 22; k++) {
    const wx = random.between(878, 1346)
    const fall = random.between(6, 36) * (0.3 + octaves(noise, wx / 60, 2))
    markup += oval(
      stage.x(wx),
      stage.up(254 - fall * 0.5),
      random.between(14, 30) * z,
      fall * 0.62 * z,
      cloth,
      'opacity=".34"',
    )
  }
  return markup
}
