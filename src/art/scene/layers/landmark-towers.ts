import { box, createRandom, type LayerContext, line, oval, pair, shape } from '../canvas/index.ts'

/** Slim television tower with a stacked head, its decks lit. */
export function tower({ defs, stage }: LayerContext, worldX: number): string {
  const z = stage.zoom
  const x = stage.x(worldX)
  const base = stage.up(-4)
  const at = (dx: number, up: number) => pair(x + dx * z, base - up * z)
  const shaft = defs.linear(
    [
      [0, '#3E3252'],
      [0.6, '#6A536C'],
      [1, '#A0707A'],
    ],
    'across',
  )
  const head = [
    `M${at(-20, 300)}L${at(-16, 284)}L${at(16, 284)}L${at(20, 300)}L${at(16, 306)}L${at(-16, 306)}z`,
    `M${at(-25, 322)}L${at(-21, 308)}L${at(21, 308)}L${at(25, 322)}L${at(20, 328)}L${at(-20, 328)}z`,
    `M${at(-17, 342)}L${at(-20, 330)}L${at(20, 330)}L${at(17, 342)}L${at(12, 348)}L${at(-12, 348)}z`,
  ].join('')
  const decks = `M${at(-18, 295)}H${(x + 18 * z).toFixed(1)}M${at(-22, 316)}H${(x + 22 * z).toFixed(1)}M${at(-16, 336)}H${(x + 16 * z).toFixed(1)}`
  return (
    shape(`M${at(-7, 0)}L${at(-4.4, 290)}L${at(4.4, 290)}L${at(7, 0)}z`, shaft) +
    shape(head, shaft) +
    line(decks, '#FFD79A', 2 * z, `stroke-dasharray="${(3.2 * z).toFixed(1)} ${(2.2 * z).toFixed(1)}"`) +
    line(`M${at(0, 348)}V${Math.round(base - 402 * z)}`, '#3E3252', 2.2 * z) +
    oval(x, base - 402 * z, 2.3 * z, 2.3 * z, '#FF6A5A')
  )
}

/** The round residential tower: rings of floors, a wide dark crown, light here and there. */
export function roundTower({ defs, stage }: LayerContext, worldX: number): string {
  const random = createRandom(9)
  const z = stage.zoom
  const x = stage.x(worldX)
  const base = stage.up(-4)
  const [half, height] = [40 * z, 206 * z]
  const drum = defs.linear(
    [
      [0, '#2B2745'],
      [0.34, '#4A3D5C'],
      [0.72, '#7D5E72'],
      [0.9, '#9C7078'],
      [1, '#5D4A62'],
    ],
    'across',
  )
  let rings = ''
  let lit = ''
  for (let y = 18; y < 200; y += 8) {
    rings += `M${pair(x - half, base - y * z, 0)}h${Math.round(half * 2)}`
    for (let k = -7; k <= 7; k++) {
      if (random.next() > 0.24) continue
      const angle = (k / 7) * 1.35
      const w = Math.max(1, Math.cos(angle) * 5 * z)
      lit += `M${pair(x + Math.sin(angle) * half * 0.96, base - y * z - 5 * z)}h${w.toFixed(1)}v${(2.8 * z).toFixed(1)}h-${w.toFixed(1)}z`
    }
  }
  return (
    box(x - half, base - height, half * 2, height, drum) +
    line(rings, '#1B1934', 1.6 * z, 'stroke-opacity=".35"') +
    shape(lit, '#FFD08A', 'fill-opacity=".85"') +
    box(x - half * 1.05, base - height - 15 * z, half * 2.1, 16 * z, '#2E2947') +
    box(x - half * 1.05, base - height - 15 * z, half * 2.1, 1.6 * z, '#E79A85', 'opacity=".8"')
  )
}
