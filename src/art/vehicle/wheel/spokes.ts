import { circle, formatNumber, path } from '../../core/svg.ts'
import type { WheelStyle } from '../../names.ts'
import type { Wheel } from './wheel.ts'
import { flank, metal, onRim, point, upwards } from './wheel.ts'

/** How a style is drawn around the wheel's centre and how large its hub is, as a share of the rim. */
interface SpokePattern {
  readonly hub: number
  draw(wheel: Wheel): string
}

interface Taper {
  readonly root: number
  readonly waist: number
  readonly tip: number
  /** Where the spoke leaves the hub. */
  readonly from: number
}

export const spokePatterns: Readonly<Record<WheelStyle, SpokePattern>> = {
  'five-twin': {
    hub: 0.2,
    draw: (wheel) =>
      around(5, (angle) =>
        [-0.16, 0.16]
          .map((offset) => spoke(wheel, angle + offset, { root: 0.07, waist: 0.055, tip: 0.085, from: 0.12 }))
          .join(''),
      ),
  },
  'y-spoke': { hub: 0.2, draw: (wheel) => around(5, (angle) => fork(wheel, angle)) },
  ten: {
    hub: 0.2,
    draw: (wheel) =>
      around(10, (angle) => spoke(wheel, angle, { root: 0.06, waist: 0.046, tip: 0.075, from: 0.14 })),
  },
  six: {
    hub: 0.22,
    draw: (wheel) =>
      around(
        6,
        (angle) =>
          spoke(wheel, angle, { root: 0.15, waist: 0.105, tip: 0.17, from: 0.1 }) + slot(wheel, angle),
      ),
  },
  seven: {
    hub: 0.19,
    draw: (wheel) =>
      around(7, (angle) => spoke(wheel, angle, { root: 0.1, waist: 0.062, tip: 0.11, from: 0.1 })),
  },
  turbine: { hub: 0.16, draw: (wheel) => around(5, (angle) => blade(wheel, angle)) },
  mesh: { hub: 0.3, draw: (wheel) => around(10, (angle) => cross(wheel, angle)) },
  steel: { hub: 0.26, draw: (wheel) => steelDisc(wheel) },
}

function around(count: number, drawOne: (angle: number) => string): string {
  return Array.from({ length: count }, (_, index) => drawOne(upwards + (index * 2 * Math.PI) / count)).join(
    '',
  )
}

/** A tapered spoke of two facets, each shaded by the way it faces. */
function spoke(wheel: Wheel, angle: number, { root, waist, tip, from }: Taper): string {
  const at = (share: number, aside: number) => {
    const x = wheel.rim * (share * Math.cos(angle) - aside * Math.sin(angle))
    const y = wheel.rim * (share * Math.sin(angle) + aside * Math.cos(angle))
    return point(x, y)
  }
  const end = 0.955
  const left = `M${at(from, -root)}Q${at(0.5, -waist)} ${at(end, -tip)}L${at(end, 0)}L${at(from, 0)}Z`
  const right = `M${at(from, 0)}L${at(end, 0)}L${at(end, tip)}Q${at(0.5, waist)} ${at(from, root)}Z`
  const wall = `M${at(from, -root)}Q${at(0.5, -waist)} ${at(end, -tip)}M${at(end, tip)}Q${at(0.5, waist)} ${at(from, root)}`
  return (
    path(wall, { fill: 'none', stroke: sideWall(wheel), 'stroke-width': wheel.rim * 0.035 }) +
    path(left, { fill: metal(wheel, angle - Math.PI / 2) }) +
    path(right, { fill: flank(wheel, angle + Math.PI / 2) })
  )
}

/** The visible side of a spoke, which shows its depth. */
function sideWall({ finish }: Wheel): string {
  return finish === 'silver' ? '#4a4f54' : '#1d2023'
}

function fork(wheel: Wheel, angle: number): string {
  return [-1, 1]
    .map((side) => {
      const at = (share: number, aside: number) => onRim(wheel, share, angle + side * aside)
      const outer = `M${at(0.12, -0.25)}L${at(0.12, 0.5)}Q${at(0.5, 0.2)} ${at(0.955, 0.315)}L${at(0.955, 0.235)}Z`
      const inner = `M${at(0.12, -0.25)}L${at(0.955, 0.235)}L${at(0.955, 0.17)}Q${at(0.42, 0.06)} ${at(0.3, -0.02)}Z`
      return (
        path(outer, { fill: metal(wheel, angle + side * 1.2) }) +
        path(inner, { fill: flank(wheel, angle - side * 1.9) })
      )
    })
    .join('')
}

function blade(wheel: Wheel, angle: number): string {
  const at = (share: number, aside: number) => onRim(wheel, share, angle + aside)
  const radius = formatNumber(wheel.rim * 0.955)
  const arc = `A${radius} ${radius} 0 0 1 ${at(0.955, 0.4)}Q${at(0.5, 0.28)} ${at(0.14, 0.5)}Z`
  return (
    path(`M${at(0.14, -0.5)}Q${at(0.55, -0.5)} ${at(0.955, -0.34)}${arc}`, {
      fill: metal(wheel, angle - 0.9),
      stroke: sideWall(wheel),
      'stroke-width': wheel.rim * 0.03,
    }) +
    path(
      `M${at(0.36, -0.36)}Q${at(0.6, -0.36)} ${at(0.93, -0.25)}L${at(0.93, -0.02)}Q${at(0.6, -0.06)} ${at(0.36, -0.12)}Z`,
      {
        fill: '#000',
        'fill-opacity': 0.16,
      },
    ) +
    path(`M${at(0.14, 0.1)}Q${at(0.55, 0.1)} ${at(0.955, 0.12)}${arc}`, { fill: flank(wheel, angle + 1.5) })
  )
}

/** Two thin spokes, each leaning one and a half spokes to the side: together they cross into a lattice. */
function cross(wheel: Wheel, angle: number): string {
  const lean = 0.3 * Math.PI
  return [-1, 1]
    .map((side) => {
      const at = (share: number, aside: number) => onRim(wheel, share, angle + side * aside)
      return path(
        `M${at(0.28, -0.12)}L${at(0.955, lean - 0.04)}L${at(0.955, lean + 0.04)}L${at(0.28, 0.12)}Z`,
        { fill: metal(wheel, angle + side * 1.3) },
      )
    })
    .join('')
}

/** The pocket milled into a broad spoke, with the light on its far edge. */
function slot(wheel: Wheel, angle: number): string {
  const at = (share: number, aside: number) => onRim(wheel, share, angle + aside)
  return path(`M${at(0.36, -0.05)}L${at(0.86, -0.075)}L${at(0.9, 0)}L${at(0.86, 0.075)}L${at(0.36, 0.05)}Z`, {
    fill: '#0b0c0d',
    'fill-opacity': 0.78,
    stroke: '#fff',
    'stroke-opacity': 0.22,
    'stroke-width': wheel.rim * 0.014,
  })
}

function steelDisc(wheel: Wheel): string {
  const { canvas, rim } = wheel
  const fill = canvas.linear(
    'steel',
    [
      [0, '#a6abb0'],
      [0.5, '#7d8287'],
      [1, '#53575b'],
    ],
    { x2: 0.6, y2: 1 },
  )
  const hole = (angle: number) => {
    const x = rim * 0.66 * Math.cos(angle)
    const y = rim * 0.66 * Math.sin(angle)
    const degrees = Math.round((angle * 180) / Math.PI + 90)
    return `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(rim * 0.1)}" ry="${formatNumber(rim * 0.13)}" transform="rotate(${degrees} ${point(x, y)})" fill="#0a0b0c"/>`
  }
  return (
    circle(0, 0, rim * 0.93, { fill }) +
    around(8, hole) +
    circle(0, 0, rim * 0.5, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.18,
      'stroke-width': rim * 0.03,
    }) +
    circle(0, 0, rim * 0.42, {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.35,
      'stroke-width': rim * 0.03,
    })
  )
}
