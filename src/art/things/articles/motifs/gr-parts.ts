import type { Canvas } from '../../../core/canvas.ts'
import { circle, ellipse, formatNumber, group, path, rect } from '../../../core/svg.ts'
import { drawBackground } from '../frame.ts'

const n = formatNumber
const around = (count: number, draw: (turn: number) => string) =>
  Array.from({ length: count }, (_, k) => draw((k / count) * Math.PI * 2)).join('')

/** A slotted, two-part brake disc with a four-piston caliper. */
function brake(canvas: Canvas): string {
  const iron = canvas.radial('iron', [
    [0.35, '#6B727A'],
    [0.72, '#A7AEB6'],
    [0.96, '#6A7078'],
    [1, '#3B4047'],
  ])
  const slots = around(12, (turn) => {
    const at = (r: number, by: number) => `${n(Math.cos(turn + by) * r)} ${n(Math.sin(turn + by) * r)}`
    return `M${at(112, 0)}Q${at(150, 0.06)} ${at(190, 0.26)}`
  })
  return (
    circle(0, 0, 204, { fill: iron }) +
    path(slots, { fill: 'none', stroke: '#30353B', 'stroke-width': 6, 'stroke-linecap': 'round' }) +
    circle(0, 0, 96, { fill: '#1B1F24', stroke: '#0B0D10', 'stroke-width': 4 }) +
    around(10, (turn) => circle(Math.cos(turn) * 84, Math.sin(turn) * 84, 6, { fill: '#9AA2AA' })) +
    around(5, (turn) => circle(Math.cos(turn) * 52, Math.sin(turn) * 52, 9, { fill: '#07090B' })) +
    circle(0, 0, 28, { fill: '#07090B' }) +
    path(
      'M66 -214C150 -200 214 -136 226 -50C230 -24 218 -14 198 -14L150 -20C136 -22 128 -32 124 -46C114 -84 92 -108 58 -122C46 -128 40 -138 42 -150L48 -196C50 -210 56 -216 66 -214Z',
      {
        fill: canvas.linear(
          'caliper',
          [
            [0, '#FF3B44'],
            [0.5, '#C3121F'],
            [1, '#6E0810'],
          ],
          { x2: '0', y2: '1' },
        ),
      },
    ) +
    path('M84 -196C148 -180 194 -130 208 -62', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.5,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }) +
    path('M110 -168l32 -22M166 -114l34 -16', {
      stroke: '#4A060C',
      'stroke-width': 8,
      'stroke-linecap': 'round',
    })
  )
}

/** A damper with its spring. */
function damper(canvas: Canvas): string {
  const steel = canvas.linear('steel', [
    [0, '#3A4048'],
    [0.3, '#D8DDE2'],
    [0.6, '#868E97'],
    [1, '#23272C'],
  ])
  let behind = ''
  let front = ''
  for (let k = 0; k < 7; k++) {
    const y = -170 + k * 46
    behind += `M58 ${y}L-58 ${y + 23}`
    front += `M-58 ${y + 23}C-40 ${y + 46} 40 ${y + 60} 58 ${y + 46}`
  }
  const coil = (data: string, colour: string) =>
    path(data, { fill: 'none', stroke: colour, 'stroke-width': 17, 'stroke-linecap': 'round' })
  return (
    coil(behind, '#6E0A12') +
    rect({ x: -15, y: -220, width: 30, height: 200 }, { fill: steel }) +
    rect(
      { x: -36, y: -30, width: 72, height: 260 },
      {
        rx: 8,
        fill: canvas.linear('body', [
          [0, '#15191E'],
          [0.35, '#59616A'],
          [1, '#0B0D10'],
        ]),
      },
    ) +
    coil(front, '#E10D1F') +
    path(front, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.35, 'stroke-width': 3 }) +
    rect({ x: -82, y: -206, width: 164, height: 24 }, { rx: 8, fill: steel }) +
    rect({ x: -78, y: 150, width: 156, height: 22 }, { rx: 8, fill: steel }) +
    rect({ x: -50, y: -242, width: 100, height: 38 }, { rx: 10, fill: '#1B1F24' }) +
    circle(0, 250, 34, { fill: steel }) +
    circle(0, 250, 13, { fill: '#07090B' })
  )
}

/** A clutch plate with its damper springs. */
function clutch(canvas: Canvas): string {
  const lining = canvas.radial('lining', [
    [0.6, '#4A3A2C'],
    [0.9, '#7A6048'],
    [1, '#3A2C20'],
  ])
  return (
    circle(0, 0, 150, { fill: lining }) +
    around(18, (turn) =>
      path(
        `M${n(Math.cos(turn) * 98)} ${n(Math.sin(turn) * 98)}L${n(Math.cos(turn + 0.1) * 148)} ${n(Math.sin(turn + 0.1) * 148)}`,
        { stroke: '#1B130C', 'stroke-width': 5 },
      ),
    ) +
    circle(0, 0, 94, { fill: '#7E868F', stroke: '#23272C', 'stroke-width': 4 }) +
    around(6, (turn) =>
      group(
        { transform: `rotate(${n((turn * 180) / Math.PI)}) translate(58 0) rotate(90)` },
        rect({ x: -22, y: -13, width: 44, height: 26 }, { rx: 8, fill: '#0F1215' }) +
          path('M-16 -10v20M-8 -10v20M0 -10v20M8 -10v20M16 -10v20', { stroke: '#E10D1F', 'stroke-width': 4 }),
      ),
    ) +
    circle(0, 0, 30, { fill: '#2B3036', stroke: '#A7AEB6', 'stroke-width': 6, 'stroke-dasharray': '5 4' })
  )
}

/** What makes a road car a GR: its brake, its damper and its clutch, on a bench. */
export function grParts(canvas: Canvas): string {
  const bench = canvas.linear(
    'bench',
    [
      [0, '#24282E'],
      [1, '#0A0C0E'],
    ],
    { x2: '0', y2: '1' },
  )
  const shadow = (x: number, width: number) =>
    ellipse(x, 650, width, 18, { fill: '#000', 'fill-opacity': 0.55 })
  return (
    drawBackground(canvas, ['#1B1F25', '#0B0D10'], {
      x: 560,
      y: 300,
      r: 760,
      colour: '#4A5664',
      strength: 0.55,
    }) +
    rect({ x: 0, y: 622, width: 1200, height: 178 }, { fill: bench }) +
    path('M0 623H1200', { stroke: '#E10D1F', 'stroke-opacity': 0.7, 'stroke-width': 3 }) +
    shadow(330, 190) +
    shadow(660, 70) +
    shadow(950, 140) +
    group({ transform: 'translate(330 444)' }, brake(canvas)) +
    group({ transform: 'translate(660 366)' }, damper(canvas)) +
    group({ transform: 'translate(950 498)' }, clutch(canvas))
  )
}
