import { box, createRandom, type Ink, line, oval, pair, polygon, shape } from '../canvas/index.ts'

/** A glass pavilion lit from within: world x range, elevation of the eaves, and where it stands. */
export interface Showroom {
  readonly from: number
  readonly to: number
  readonly eaves: number
  /** Depth of its threshold (0 = horizon, 1 = tyres). */
  readonly threshold: number
}

/** Two-box and one-box outlines on a 100-unit length, nose left, ground at 0, for cars far inside. */
const SILHOUETTES = [
  'M2-8C1-14 2-18 5-20L27-24C36-33 42-36 52-36H74C84-36 90-31 94-24L98-19C100-14 99-9 98-7H88a9 9 0 0 0-18 0H30a9 9 0 0 0-18 0z',
  'M1-8C0-14 1-17 5-18L29-21C38-28 45-30 55-30C68-30 76-26 84-20L97-16C99-13 99-9 98-7H87a9 9 0 0 0-18 0H29a9 9 0 0 0-18 0z',
] as const

const CABINS = [
  'M33-24C39-31 44-33 52-33H60V-24zM63-33H73C80-33 85-29 88-24H63z',
  'M35-21C41-26 47-28 55-28H58V-21zM61-28C68-28 74-25 79-21H61z',
] as const

/** A car on show: paint in warm light, dark glass, two wheels, its shadow on the polished floor. */
function display(x: number, y: number, length: number, kind: 0 | 1, paint: string, shine: string): string {
  const s = length / 100
  const wheel = (cx: number) => oval(cx, -7.4, 8, 8, '#14110F') + oval(cx, -7.4, 5, 5, '#5E554C')
  return `<g transform="translate(${pair(x, y)})scale(${s.toFixed(3)})">${oval(50, 0, 52, 3, '#2A1608', 'fill-opacity=".5"')}${shape(SILHOUETTES[kind], paint)}${shape(CABINS[kind], '#1B1A1C')}${line('M4-18L96-17', shine, 0.9, 'stroke-opacity=".8"')}${wheel(21)}${wheel(79)}</g>`
}

/** Ceiling light lines in perspective and the back wall with its panels. */
function interior(ink: Ink, room: Showroom): string {
  const { plate, stage } = ink
  const left = stage.x(room.from)
  const right = stage.x(room.to)
  const ceiling = stage.up(room.eaves)
  const floor = stage.down(room.threshold)
  const back = { top: stage.up(room.eaves * 0.66), bottom: stage.down(room.threshold * 0.34) }
  const vanish = stage.x((room.from + room.to) / 2 - 60)
  const warm = plate.linear([
    [0, '#FFE9C4'],
    [0.5, '#F6CF98'],
    [1, '#D9A468'],
  ])
  const ceilingFill = plate.linear([
    [0, '#8A5C38'],
    [0.6, '#C88F58'],
    [1, '#E8B67C'],
  ])
  const floorFill = plate.linear([
    [0, '#C58C56'],
    [1, '#7A4C2C'],
  ])
  let lights = ''
  for (let k = -7; k <= 7; k++) {
    const nearX = vanish + k * 120 * stage.zoom
    const farX = vanish + k * 74 * stage.zoom
    lights += polygon(
      [
        [nearX - 5, ceiling + 3],
        [nearX + 5, ceiling + 3],
        [farX + 2, back.top - 3],
        [farX - 2, back.top - 3],
      ],
      0,
    )
  }
  const glow = plate.radial([
    [0, '#FFF6E0', 0.9],
    [0.5, '#FFE6B8', 0.4],
    [1, '#FFD898', 0],
  ])
  let panels = ''
  for (let x = left; x < right; x += 150 * stage.zoom)
    panels += `M${pair(x, back.top, 0)}V${Math.round(back.bottom)}`
  return (
    box(left, ceiling, right - left, back.top - ceiling + 1, ceilingFill) +
    box(left, back.top, right - left, back.bottom - back.top + 1, warm) +
    box(left, back.bottom, right - left, floor - back.bottom, floorFill) +
    line(panels, '#B27C48', 1.4, 'stroke-opacity=".4"') +
    shape(lights, '#FFF8E6') +
    oval(vanish + 240 * stage.zoom, back.top + 30, 420 * stage.zoom, 90 * stage.zoom, glow) +
    oval(vanish - 300 * stage.zoom, back.top + 24, 320 * stage.zoom, 70 * stage.zoom, glow)
  )
}

/** People as small upright shapes, far enough inside to need no more. */
function visitors({ stage }: Ink, room: Showroom): string {
  const random = createRandom(31)
  const floor = stage.down(room.threshold * 0.62)
  const z = stage.zoom
  return [0.2, 0.235, 0.71]
    .map((t) => {
      const x = stage.x(room.from + (room.to - room.from) * t)
      const h = random.between(60, 66) * z
      const body = `M${pair(x - 5.5 * z, floor)}l${pair(1 * z, -h * 0.48)}c${pair(-4 * z, -h * 0.1)} ${pair(-3 * z, -h * 0.34)} ${pair(4.5 * z, -h * 0.36)}s${pair(9 * z, h * 0.24)} ${pair(5 * z, h * 0.36)}l${pair(1 * z, h * 0.48)}z`
      return (
        shape(body, '#3A2417', 'fill-opacity=".82"') +
        oval(x, floor - h * 0.92, 3.6 * z, 4.4 * z, '#3A2417', 'fill-opacity=".82"')
      )
    })
    .join('')
}

/** An upper deck with one car on show behind a glass balustrade. */
function mezzanine({ plate, stage }: Ink, room: Showroom): string {
  const z = stage.zoom
  const at = (t: number) => stage.x(room.from + (room.to - room.from) * t)
  const [left, right] = [at(0), at(0.44)]
  const deck = stage.up(room.eaves * 0.3)
  const slab = plate.linear([
    [0, '#F6E4C8'],
    [0.3, '#8A6038'],
    [1, '#4E321C'],
  ])
  const glow = plate.linear([
    [0, '#FFF3D6', 0.7],
    [1, '#FFE3AE', 0],
  ])
  return (
    box(left, deck + 9 * z, right - left, 40 * z, glow) +
    display(at(0.075), deck, 150 * z, 1, '#A5161D', '#FFD9C0') +
    display(at(0.27), deck, 146 * z, 0, '#D9D2C6', '#FFFFFF') +
    box(left, deck, right - left, 9 * z, slab) +
    box(left, deck - 24 * z, right - left, 24 * z, '#EAF2F6', 'opacity=".16"') +
    box(left, deck - 25 * z, right - left, 1.6 * z, '#FFF4DC', 'opacity=".8"')
  )
}

/** Mullions, sky in the panes, the deep roof slab with its lit soffit and a red edge. */
function envelope({ plate, stage }: Ink, room: Showroom): string {
  const z = stage.zoom
  const left = stage.x(room.from)
  const right = stage.x(room.to)
  const ceiling = stage.up(room.eaves)
  const floor = stage.down(room.threshold)
  const panes = plate.linear([
    [0, '#2B3A58', 0.62],
    [0.3, '#6C5A74', 0.24],
    [0.7, '#F0A070', 0.04],
    [1, '#1A1420', 0.16],
  ])
  let mullions = ''
  let sheens = ''
  let index = 0
  for (let x = left; x <= right + 1; x += 96 * z) {
    mullions += `M${pair(x, ceiling, 0)}V${Math.round(floor)}`
    if (index++ % 3 === 1) {
      sheens += polygon(
        [
          [x + 58 * z, ceiling],
          [x + 86 * z, ceiling],
          [x + 30 * z, floor],
          [x + 6 * z, floor],
        ],
        0,
      )
    }
  }
  const slab = plate.linear([
    [0, '#3A3D4C'],
    [0.14, '#23252F'],
    [1, '#15161C'],
  ])
  const soffit = plate.linear([
    [0, '#5A3B26'],
    [1, '#F3BE82'],
  ])
  const roofTop = ceiling - 40 * z
  const overhang = left - 92 * z
  return (
    box(left, ceiling, right - left, floor - ceiling, panes) +
    shape(sheens, '#DCE6F4', 'fill-opacity=".07"') +
    line(mullions, '#17171C', 3.4 * z) +
    line(mullions, '#FFD9A0', 0.9 * z, 'stroke-opacity=".5" transform="translate(-2 0)"') +
    box(left, stage.up(room.eaves * 0.16), right - left, 1.8 * z, '#17171C') +
    box(left, floor - 5 * z, right - left, 6 * z, '#1B1A1E') +
    shape(
      `M${pair(overhang, ceiling - 10 * z)}H${Math.round(right + 4)}V${Math.round(ceiling)}H${Math.round(left)}z`,
      soffit,
    ) +
    box(overhang, roofTop, right - overhang + 4, 31 * z, slab) +
    box(overhang, roofTop, right - overhang + 4, 1.8 * z, '#FFB98A', 'opacity=".75"') +
    box(overhang, ceiling - 13 * z, right - overhang + 4, 3.2 * z, '#C4121F') +
    box(overhang + 26 * z, ceiling - 2, 7 * z, floor - ceiling + 4, '#1C1D24') +
    box(overhang + 26 * z, ceiling - 2, 1.6 * z, floor - ceiling + 4, '#FFB98A', 'opacity=".5"')
  )
}

/** The building with what stands in it. */
export function showroom(ink: Ink, room: Showroom): string {
  const { stage } = ink
  const z = stage.zoom
  const floor = stage.down(room.threshold * 0.8)
  const at = (t: number) => stage.x(room.from + (room.to - room.from) * t)
  const [left, top] = [stage.x(room.from), stage.up(room.eaves)]
  const clip = ink.plate.define('showroom', (id) => {
    const pane = box(left, top, stage.x(room.to) - left, stage.down(room.threshold) - top, '#000')
    return `<clipPath id="${id}">${pane}</clipPath>`
  })
  return (
    `<g clip-path="${clip}">${interior(ink, room)}</g>` +
    visitors(ink, room) +
    mezzanine(ink, room) +
    display(at(0.03), floor, 172 * z, 0, '#7A1620', '#FFD6B0') +
    display(at(0.29), floor + 3 * z, 168 * z, 1, '#CDBCA6', '#FFF6E4') +
    display(at(0.78), floor, 176 * z, 0, '#2C3644', '#FFE0B4') +
    envelope(ink, room)
  )
}
