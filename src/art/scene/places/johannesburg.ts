import { box, createRandom, type Ink, line, oval, pair, shape } from '../canvas/index.ts'
import { cityRow } from '../layers/cityscape.ts'
import { clouds } from '../layers/clouds.ts'
import { apron, grain, pool } from '../layers/ground.ts'
import { haze } from '../layers/haze.ts'
import { road } from '../layers/road.ts'
import { sky } from '../layers/sky.ts'
import type { Place } from '../place.ts'

const bell = (centre: number, spread: number) => (x: number) =>
  Math.exp(-((x - centre) ** 2) / (2 * spread * spread))

/** Slim television tower with a stacked head, its decks lit. */
function tower({ plate, stage }: Ink, worldX: number): string {
  const z = stage.zoom
  const x = stage.x(worldX)
  const base = stage.up(-4)
  const at = (dx: number, up: number) => pair(x + dx * z, base - up * z)
  const shaft = plate.linear(
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
function roundTower({ plate, stage }: Ink, worldX: number): string {
  const random = createRandom(9)
  const z = stage.zoom
  const x = stage.x(worldX)
  const base = stage.up(-4)
  const [half, height] = [40 * z, 206 * z]
  const drum = plate.linear(
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

/** Canopies of street trees along the road: lobed crowns, some jacaranda violet, lit from behind. */
function trees({ stage }: Ink, seed: number, depth: number, size: number, tones: readonly string[]): string {
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

/** Johannesburg at dusk from a bridge in the north: towers against the afterglow. */
export const johannesburg: Place = {
  focus: 872,
  light: {
    sky: '#FFC9A0',
    ground: '#3A2C3E',
    cast: [0.95, 0.87, 0.88],
    night: true,
    shadow: { colour: '#07060C', strength: 0.75, lean: 0 },
    mirror: { strength: 0.1, reach: 0.4 },
  },
  behind(ink, standing) {
    const { stage } = ink
    const random = createRandom(4)
    let stars = ''
    for (let k = 0; k < 46; k++)
      stars += `M${pair(random.next() * stage.width, random.next() ** 1.5 * stage.height * 0.34, 0)}h1.5v1.5h-1.5z`
    return [
      sky(ink, {
        stops: [
          [0, '#1D2440'],
          [0.42, '#4B4A72'],
          [0.7, '#B0667A'],
          [0.88, '#F0A06E'],
          [1, '#FFCB8E'],
        ],
        sun: { x: 1180, elevation: 10, radius: 0, disc: '#FFE0B8', glow: '#FFC890', reach: 460 },
      }),
      shape(stars, '#FFFFFF', 'fill-opacity=".5"'),
      clouds(ink, 15, [
        {
          x: 1330,
          elevation: 262,
          width: 620,
          thickness: 26,
          puffs: 18,
          lit: '#F59F8C',
          shade: '#6A4A72',
          opacity: 0.75,
        },
        {
          x: 820,
          elevation: 214,
          width: 460,
          thickness: 16,
          puffs: 13,
          lit: '#F0A08C',
          shade: '#7A5076',
          opacity: 0.6,
        },
        {
          x: 1500,
          elevation: 184,
          width: 340,
          thickness: 12,
          puffs: 9,
          lit: '#FFB892',
          shade: '#96607A',
          opacity: 0.7,
        },
      ]),
      cityRow(ink, {
        seed: 61,
        from: -40,
        to: 1660,
        foot: -4,
        width: [18, 44],
        height: [14, 150],
        envelope: (x) => 0.35 + 0.6 * bell(900, 420)(x),
        top: '#A06D80',
        bottom: '#EBA67B',
        lit: 0,
        light: 'left',
      }),
      haze(ink, '#FFB98A', 0.5, 130, -10),
      tower(ink, 672),
      roundTower(ink, 1010),
      cityRow(ink, {
        seed: 62,
        from: -40,
        to: 1660,
        foot: -4,
        width: [26, 56],
        height: [22, 196],
        envelope: (x) => 0.2 + 0.75 * bell(850, 270)(x) + 0.25 * bell(1420, 120)(x),
        top: '#675073',
        bottom: '#B57A78',
        lit: 0.2,
        light: 'left',
      }),
      haze(ink, '#FFA878', 0.34, 80, -14),
      cityRow(ink, {
        seed: 63,
        from: -40,
        to: 1660,
        foot: -14,
        width: [38, 84],
        height: [20, 112],
        envelope: (x) => 0.45 + 0.4 * bell(520, 300)(x) + 0.3 * bell(1300, 260)(x),
        top: '#352F50',
        bottom: '#5C4260',
        lit: 0.22,
        light: 'left',
      }),
      apron(ink, 0.07, [
        [0, '#5C4260'],
        [0.2, '#33284A'],
        [1, '#14121F'],
      ]),
      trees(ink, 68, 0.16, 11, ['#5A4266', '#4A365A', '#664A70']),
      trees(ink, 64, 0.34, 17, ['#4A3560', '#3B2C52', '#5A4274']),
      apron(ink, 0.32, [
        [0, '#2A2140'],
        [0.3, '#1C1830'],
        [1, '#14121F'],
      ]),
      trees(ink, 65, 0.58, 24, ['#2C2344', '#241D3A', '#33284C']),
      apron(ink, 0.56, [
        [0, '#201A34'],
        [1, '#15121F'],
      ]),
      parapet(ink),
      road(ink, 66, {
        far: 0.74,
        near: 1.4,
        tar: ['#5B4A5E', '#332F41', '#16161F'],
        edge: '#E9C58E',
        centre: '#F1DCCB',
        glint: '#FFC9A0',
      }),
      pool(ink, stage.x(1180), stage.down(0.95), 620 * stage.zoom, 40 * stage.zoom, '#FFB67E', 0.2),
      standing
        ? pool(
            ink,
            standing.x - standing.width * 0.2,
            standing.ground - 1,
            standing.width * 0.36,
            standing.width * 0.03,
            '#FFE6C4',
            0.42,
          )
        : '',
    ].join('')
  },
  front(ink, standing) {
    const { stage } = ink
    return [
      standing
        ? pool(
            ink,
            standing.x + standing.width * 1.0,
            standing.ground - standing.height * standing.unit * 0.55,
            standing.width * 0.08,
            standing.width * 0.05,
            '#FF4038',
            0.35,
          )
        : '',
      apron(ink, 1.4, [
        [0, '#2A2534'],
        [1, '#0E0D14'],
      ]),
      grain(ink, 67, { top: stage.down(1.4), bottom: stage.height }, ['#C99A86', '#050409'], 0.6),
    ].join('')
  },
}

/** The bridge's parapet: a low concrete wall with a rail that catches the last light. */
function parapet({ plate, stage }: Ink): string {
  const top = stage.down(0.6)
  const height = stage.down(0.75) - top
  const z = stage.zoom
  const wall = plate.linear([
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
