import type { Canvas } from '../../core/canvas.ts'
import type { Random } from '../../core/random.ts'
import { ellipse, formatNumber, group, path } from '../../core/svg.ts'
import type { VehicleRange } from '../../names.ts'
import { drawVehicleParts } from '../../vehicle/index.ts'
import { drawBackground } from './frame.ts'

const n = formatNumber

const RANGES: readonly VehicleRange[] = ['corolla-cross', 'rav4', 'corolla', 'starlet']
const PAINTS = ['#5e6b78', '#c9cdd0', '#7a2028', '#2c4a6a'] as const

/** A vehicle in the dark with a glowing diagram of a system over it. */
function drawInDark(canvas: Canvas, random: Random, background: string, overlay: string): string {
  const car = drawVehicleParts({
    range: random.pick(RANGES),
    colour: { body: random.pick(PAINTS) },
    idPrefix: canvas.id('car'),
    shadow: true,
    surroundings: { sky: '#9FC4E8', ground: '#0C1116', night: true },
  })
  const scale = 760 / car.lengthCm
  canvas.define('car-definitions', () => car.definitions)
  return (
    drawBackground(canvas, ['#0E141B', '#05070A'], {
      x: 640,
      y: 360,
      r: 720,
      colour: '#2C4A63',
      strength: 0.55,
    }) +
    background +
    ellipse(710, 658, 580, 56, {
      fill: canvas.radial('pool', [
        [0, '#7FB4DD', 0.28],
        [1, '#7FB4DD', 0],
      ]),
    }) +
    group({ transform: `translate(330 650)scale(${scale.toFixed(3)})` }, car.content) +
    overlay
  )
}

/** Hybrid: energy flowing between battery, motor and wheels. */
export function hybrid(canvas: Canvas, random: Random): string {
  const flow = canvas.linear('flow', [
    [0, '#7CF0C4', 0],
    [0.3, '#7CF0C4'],
    [0.7, '#6FC9FF'],
    [1, '#6FC9FF', 0],
  ])
  const glow = canvas.radial('spark', [
    [0, '#D8FFF0', 0.9],
    [0.3, '#7CF0C4', 0.4],
    [1, '#7CF0C4', 0],
  ])
  let lines = ''
  for (let k = 0; k < 9; k++) {
    const y = 530 + k * 9
    const bow = random.between(20, 70)
    lines += path(
      `M-40 ${n(y - bow)}C220 ${n(y - 30)} 330 ${n(y + 4)} 420 ${y}S760 ${n(y + 18 - k * 4)} 900 ${n(y - 6)}S1120 ${n(y - 40 - bow)} 1260 ${n(y - 90)}`,
      {
        fill: 'none',
        stroke: flow,
        'stroke-width': n(k % 3 === 0 ? 3 : 1.6),
        'stroke-opacity': 0.35 + (k % 3) * 0.2,
      },
    )
  }
  let sparks = ''
  for (let k = 0; k < 12; k++) {
    sparks += ellipse(random.between(60, 1140), random.between(500, 610), 26, 26, {
      fill: glow,
      opacity: random.between(0.4, 1),
    })
  }
  return drawInDark(canvas, random, '', lines + sparks)
}

/** Safety: sensor fields fanning out ahead of the car and behind it. */
export function safety(canvas: Canvas, random: Random): string {
  const field = (name: string, colour: string) =>
    canvas.radial(
      name,
      [
        [0, colour, 0.5],
        [0.6, colour, 0.14],
        [1, colour, 0],
      ],
      {
        gradientUnits: 'userSpaceOnUse',
        cx: name === 'ahead' ? '352' : '1072',
        cy: '560',
        r: name === 'ahead' ? '370' : '190',
      },
    )
  const arcs = (x: number, side: -1 | 1, count: number, step: number, colour: string): string => {
    let markup = ''
    for (let k = 1; k <= count; k++) {
      const r = 46 + k * step + random.between(-3, 3)
      const [dx, up, down] = [Math.cos(0.46) * r, Math.sin(0.46) * r, Math.sin(0.2) * r]
      markup += path(
        `M${n(x + side * dx)} ${n(560 - up)}A${n(r)} ${n(r)} 0 0 ${side < 0 ? 0 : 1} ${n(x + side * Math.cos(0.2) * r)} ${n(560 + down)}`,
        {
          fill: 'none',
          stroke: colour,
          'stroke-opacity': 0.9 - (k / count) * 0.72,
          'stroke-width': '3.4',
          'stroke-linecap': 'round',
        },
      )
    }
    return markup
  }
  const fans =
    path('M352 560L-40 366Q-70 520 -40 640Z', { fill: field('ahead', '#6FC9FF') }) +
    path('M1072 560L1280 458Q1300 540 1280 602Z', { fill: field('behind', '#FF6A5E') })
  return drawInDark(canvas, random, fans, arcs(352, -1, 5, 56, '#A9DFFF') + arcs(1072, 1, 3, 28, '#FF8A80'))
}
