import type { Canvas } from '../../core/canvas.ts'
import type { Random } from '../../core/random.ts'
import { ellipse, formatNumber, path, rect } from '../../core/svg.ts'

const n = formatNumber

/** Skies over the road, zenith to horizon: late afternoon, early morning, after rain. */
const SKIES = [
  ['#4C7C97', '#A9C0BE', '#F3DDB6', '#F8C98C'],
  ['#3B4F7C', '#A58BA0', '#F2B9A0', '#FFD9A0'],
  ['#3C6480', '#8FB0B8', '#DDE3D2', '#F6E6B8'],
] as const

/** Finance: a straight road to the sun, with a milestone for every month. */
export function finance(canvas: Canvas, random: Random): string {
  const [vx, vy] = [random.between(860, 910), 366]
  const [zenith, high, low, rim] = random.pick(SKIES)
  const sky = canvas.linear(
    'sky',
    [
      [0, zenith],
      [0.5, high],
      [0.84, low],
      [1, rim],
    ],
    { x2: '0', y2: '1' },
  )
  const sun = canvas.radial('sun', [
    [0, '#FFFFFF'],
    [0.1, '#FFF6DC'],
    [0.13, '#FFEBBE', 0.7],
    [0.45, '#FFE0A6', 0.24],
    [1, '#FFDCA0', 0],
  ])
  const plain = canvas.linear(
    'plain',
    [
      [0, '#E2C088'],
      [0.3, '#C49A5E'],
      [1, '#7C5833'],
    ],
    { x2: '0', y2: '1' },
  )
  const tar = canvas.linear(
    'tar',
    [
      [0, '#B59D84'],
      [0.2, '#7C7169'],
      [1, '#37363A'],
    ],
    { x2: '0', y2: '1' },
  )
  const along = (t: number, across: number): string => `${n(vx + across * t)} ${n(vy + (830 - vy) * t)}`
  const strip = (left: number, right: number, from: number, to: number): string =>
    `M${along(from, left)}L${along(from, right)}L${along(to, right)}L${along(to, left)}Z`
  let dashes = ''
  let posts = ''
  let caps = ''
  let shades = ''
  for (let k = 1; k <= 12; k++) {
    const t = 1.28 / (1 + (12 - k) * 0.62)
    dashes += strip(-17, 17, t * 0.9, t)
    const [x, y] = [vx - 920 * t, vy + (830 - vy) * t]
    const [w, h] = [58 * t, 190 * t]
    posts += `M${n(x)} ${n(y)}v${n(-h * 0.86)}q0 ${n(-h * 0.14)} ${n(w / 2)} ${n(-h * 0.14)}t${n(w / 2)} ${n(h * 0.14)}v${n(h * 0.86)}z`
    caps += `M${n(x)} ${n(y - h * 0.62)}v${n(-h * 0.24)}q0 ${n(-h * 0.14)} ${n(w / 2)} ${n(-h * 0.14)}t${n(w / 2)} ${n(h * 0.14)}v${n(h * 0.24)}z`
    shades += `M${n(x)} ${n(y)}h${n(w)}l${n(-w * 3.4)} ${n(h * 0.2)}h${n(-w)}z`
  }
  const ridge = (base: number, height: number): string => {
    let data = `M-10 ${base}`
    for (let x = -10; x <= 1240; x += 34) {
      const valley = Math.min(1, Math.abs(x - vx) / 420)
      data += `L${x} ${n(base - height * valley * (0.62 + 0.38 * Math.sin(x / 90 + height)) - random.between(0, 7))}`
    }
    return `${data}V${base + 20}H-10Z`
  }
  return (
    rect({ x: 0, y: 0, width: 1200, height: 380 }, { fill: sky }) +
    ellipse(vx, vy - 36, 400, 400, { fill: sun }) +
    path(ridge(vy + 2, 120), { fill: '#B79A94', 'fill-opacity': 0.75 }) +
    path(ridge(vy + 4, 66), { fill: '#A9805F' }) +
    rect({ x: 0, y: vy, width: 1200, height: 800 - vy }, { fill: plain }) +
    path(strip(-620, 620, 0, 1.06), { fill: '#9A7347', 'fill-opacity': 0.6 }) +
    path(strip(-500, 500, 0, 1.06), { fill: tar }) +
    path(strip(-482, -462, 0, 1.06) + strip(462, 482, 0, 1.06), { fill: '#E9CE84' }) +
    path(dashes, { fill: '#F4EEE2' }) +
    path(shades, { fill: '#2A1A0E', 'fill-opacity': 0.34 }) +
    path(posts, {
      fill: canvas.linear('stone', [
        [0, '#CFC8BC'],
        [0.7, '#F6F2EA'],
        [1, '#FFFFFF'],
      ]),
    }) +
    path(caps, {
      fill: canvas.linear('cap', [
        [0, '#8E0E18'],
        [0.7, '#C41624'],
        [1, '#E2404A'],
      ]),
    }) +
    ellipse(vx, vy + 6, 420, 60, {
      fill: canvas.radial('haze', [
        [0, '#FFE6B4', 0.75],
        [1, '#FFE0A6', 0],
      ]),
    })
  )
}
