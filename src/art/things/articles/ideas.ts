import type { Canvas } from '../../core/canvas.ts'
import type { Random } from '../../core/random.ts'
import { ellipse, formatNumber, group, path, rect } from '../../core/svg.ts'
import { drawVehicleParts, type VehicleRange } from '../../vehicle/index.ts'
import { ground } from './frame.ts'

const n = formatNumber

/** Finance: terraces of land that rise like a chart, the last one lit. */
export function finance(canvas: Canvas, random: Random): string {
  const steps = 7
  let drawn = ''
  for (let step = 0; step < steps; step++) {
    const t = step / (steps - 1)
    const height = 120 + 400 * t ** 1.25 + random.between(-16, 16)
    const x = 96 + step * 148
    const last = step === steps - 1
    const fill = canvas.linear(
      `step${step}`,
      last
        ? [
            [0, '#E2303C'],
            [1, '#8E0E18'],
          ]
        : [
            [0, ['#C9B79A', '#BDA888', '#AF9776', '#A18765', '#937856', '#846A4A'][step] ?? '#846A4A'],
            [1, '#5B4A36'],
          ],
      { x2: '0', y2: '1' },
    )
    const top = 700 - height
    drawn +=
      ellipse(x + 66, 704, 96, 12, { fill: '#3A2E20', 'fill-opacity': 0.3 }) +
      path(`M${x} 702V${n(top)}L${x + 26} ${n(top - 20)}H${x + 138}L${x + 112} ${n(top)}V702Z`, { fill }) +
      path(`M${x + 112} 702V${n(top)}L${x + 138} ${n(top - 20)}V690Z`, { fill: '#000', 'fill-opacity': 0.26 }) +
      path(`M${x} ${n(top)}L${x + 26} ${n(top - 20)}H${x + 138}L${x + 112} ${n(top)}Z`, { fill: '#fff', 'fill-opacity': last ? 0.22 : 0.34 })
  }
  let contours = ''
  for (let row = 0; row < 12; row++) {
    let data = ''
    for (let x = -20; x <= 1220; x += 40) {
      const lift = ((Math.sin(x / 210 + row * 0.16) + 1) / 2) ** 1.6 * (150 - row * 9)
      data += `${data ? 'L' : 'M'}${x} ${n(470 + row * 20 - lift)}`
    }
    contours += path(data, { fill: 'none', stroke: '#8A7656', 'stroke-opacity': 0.1 + row * 0.014, 'stroke-width': '2', 'stroke-linejoin': 'round' })
  }
  return (
    ground(canvas, ['#EFE8DB', '#DCCFB9'], { x: 1010, y: 180, r: 620, colour: '#FFF9EC', strength: 0.9 }) +
    contours +
    rect({ x: 0, y: 702, width: 1200, height: 98 }, { fill: canvas.linear('floor', [[0, '#B7A587'], [1, '#D8C9AE']], { x2: '0', y2: '1' }) }) +
    drawn
  )
}

/** A vehicle in the dark with what a system does drawn over it as light. */
function inTheDark(canvas: Canvas, range: VehicleRange, colour: string, behind: string, over: string): string {
  const car = drawVehicleParts({
    range,
    colour: { body: colour },
    idPrefix: canvas.id('car'),
    shadow: true,
    surroundings: { sky: '#9FC4E8', ground: '#0C1116', night: true },
  })
  const scale = 860 / car.lengthCm
  canvas.define('car-definitions', () => car.definitions)
  return (
    ground(canvas, ['#0E141B', '#05070A'], { x: 640, y: 360, r: 720, colour: '#2C4A63', strength: 0.55 }) +
    behind +
    ellipse(610, 668, 620, 60, { fill: canvas.radial('pool', [[0, '#7FB4DD', 0.28], [1, '#7FB4DD', 0]]) }) +
    group({ transform: `translate(170 660)scale(${scale.toFixed(3)})` }, car.content) +
    over
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
    lines += path(`M-40 ${n(y - bow)}C220 ${n(y - 30)} 330 ${n(y + 4)} 420 ${y}S760 ${n(y + 18 - k * 4)} 900 ${n(y - 6)}S1120 ${n(y - 40 - bow)} 1260 ${n(y - 90)}`, {
      fill: 'none',
      stroke: flow,
      'stroke-width': n(k % 3 === 0 ? 3 : 1.6),
      'stroke-opacity': 0.35 + (k % 3) * 0.2,
    })
  }
  let sparks = ''
  for (let k = 0; k < 12; k++) {
    sparks += ellipse(random.between(60, 1140), random.between(500, 610), 26, 26, { fill: glow, opacity: random.between(0.4, 1) })
  }
  return inTheDark(canvas, 'corolla-cross', '#5E6B78', '', lines + sparks)
}

/** Safety: sensor fields fanning out ahead of the car and behind it. */
export function safety(canvas: Canvas, random: Random): string {
  const field = canvas.radial('field', [
    [0, '#6FC9FF', 0.5],
    [0.7, '#6FC9FF', 0.16],
    [1, '#6FC9FF', 0],
  ])
  let arcs = ''
  for (let k = 1; k <= 6; k++) {
    const r = 70 + k * 62 + random.between(-4, 4)
    arcs += path(`M${n(196 - Math.cos(0.5) * r)} ${n(560 - Math.sin(0.5) * r)}A${n(r)} ${n(r)} 0 0 0 ${n(196 - Math.cos(0.3) * r)} ${n(560 + Math.sin(0.3) * r)}`, {
      fill: 'none',
      stroke: '#A9DFFF',
      'stroke-opacity': 0.75 - k * 0.1,
      'stroke-width': '3',
    })
    const back = 40 + k * 34
    if (k < 5) {
      arcs += path(`M${n(1012 + Math.cos(0.5) * back)} ${n(560 - Math.sin(0.5) * back)}A${n(back)} ${n(back)} 0 0 1 ${n(1012 + Math.cos(0.4) * back)} ${n(560 + Math.sin(0.4) * back)}`, {
        fill: 'none',
        stroke: '#FF8A80',
        'stroke-opacity': 0.7 - k * 0.14,
        'stroke-width': '2.4',
      })
    }
  }
  const fan = path('M196 560L-240 322V690Z', { fill: field })
  return inTheDark(canvas, 'rav4', '#C9CDD0', fan, arcs)
}

/** Sport: a floodlit field at dusk, posts against the last light, the ball in flight. */
export function sport(canvas: Canvas, random: Random): string {
  const sky = canvas.linear('sky', [[0, '#1E2B4A'], [0.45, '#5A5480'], [0.75, '#C9788A'], [1, '#FFBE8A']], { x2: '0', y2: '1' })
  const grass = canvas.linear('grass', [[0, '#5E7A3E'], [0.3, '#3F5C2C'], [1, '#1C2E16']], { x2: '0', y2: '1' })
  const lamp = canvas.radial('lamp', [
    [0, '#FFFFFF', 0.95],
    [0.08, '#EEF4FF', 0.6],
    [0.3, '#CFE0FF', 0.18],
    [1, '#CFE0FF', 0],
  ])
  const leather = canvas.radial('leather', [[0, '#FFE9CE'], [0.4, '#D8A46C'], [1, '#5A341A']], { cx: '.34', cy: '.28', r: '.8' })
  let stand = 'M-10 560V470'
  for (let x = -10; x <= 1210; x += 30) stand += `L${x} ${n(470 - Math.sin((x / 1200) * Math.PI) * 34 - random.between(0, 3))}`
  let people = ''
  for (let row = 0; row < 5; row++) {
    for (let x = 4; x < 1200; x += 9) if (random.next() > 0.4) people += `M${x} ${n(478 + row * 15 - Math.sin((x / 1200) * Math.PI) * 30)}h4v4h-4z`
  }
  let bands = ''
  for (let k = 0; k < 9; k += 2) bands += `M${k * 200 - 560} 800L${400 + k * 52} 560H${452 + k * 52}L${(k + 1) * 200 - 560} 800Z`
  const lights = ([[110, 170], [1090, 170]] as const)
    .map(([x, y]) => rect({ x: x - 3, y, width: 6, height: 310 }, { fill: '#1B2030' }) + rect({ x: x - 44, y: y - 22, width: 88, height: 34 }, { fill: '#12161F' }) + ellipse(x, y - 4, 250, 250, { fill: lamp }))
    .join('')
  return (
    rect({ x: 0, y: 0, width: 1200, height: 570 }, { fill: sky }) +
    lights +
    path(`${stand}V560Z`, { fill: '#1D1C2C' }) +
    path(people, { fill: '#A88C98', 'fill-opacity': 0.42 }) +
    rect({ x: 0, y: 548, width: 1200, height: 18 }, { fill: '#0F121A' }) +
    rect({ x: 0, y: 560, width: 1200, height: 240 }, { fill: grass }) +
    path(bands, { fill: '#fff', 'fill-opacity': 0.05 }) +
    path('M0 640H1200', { stroke: '#F4F2EE', 'stroke-opacity': 0.7, 'stroke-width': '5' }) +
    path('M700 640V150M900 640V150M700 420H900', { stroke: '#12131A', 'stroke-opacity': 0.35, 'stroke-width': '15', transform: 'translate(4 0)' }) +
    path('M700 640V150M900 640V150M700 420H900', { stroke: '#F4EFE8', 'stroke-width': '11' }) +
    rect({ x: 686, y: 560, width: 28, height: 84 }, { fill: '#B80F1D' }) +
    rect({ x: 886, y: 560, width: 28, height: 84 }, { fill: '#B80F1D' }) +
    path('M150 700C320 380 520 250 772 262', { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.22, 'stroke-width': '3', 'stroke-dasharray': '3 16', 'stroke-linecap': 'round' }) +
    group(
      { transform: 'rotate(-26 804 266)' },
      ellipse(804, 266, 46, 29, { fill: leather }) +
        path('M758 266Q804 248 850 266M782 243Q790 266 782 289M826 243Q818 266 826 289', { fill: 'none', stroke: '#3A2010', 'stroke-opacity': 0.6, 'stroke-width': '2' }),
    )
  )
}
