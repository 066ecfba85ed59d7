import type { Canvas } from '../../../core/canvas.ts'
import { circle, ellipse, formatNumber, group, path, rect } from '../../../core/svg.ts'
import { hall, hazard } from './hall.ts'

const n = formatNumber

/** A press 400 wide and 520 high, its foot at y = 0: crown with the flywheel, columns, slide, die and bolster. */
function press(canvas: Canvas): string {
  const paint = canvas.linear('press-paint', [
    [0, '#1C4A52'],
    [0.14, '#3E7F86'],
    [0.5, '#2B636B'],
    [0.86, '#3E7F86'],
    [1, '#153A41'],
  ])
  const slide = canvas.linear(
    'slide',
    [
      [0, '#DDE2E5'],
      [0.5, '#9AA4AB'],
      [1, '#59636B'],
    ],
    { x2: '0', y2: '1' },
  )
  const dark = '#0D1418'
  return (
    rect({ x: 0, y: -520, width: 400, height: 150 }, { rx: 6, fill: paint }) +
    rect({ x: 0, y: -384, width: 66, height: 384 }, { fill: paint }) +
    rect({ x: 334, y: -384, width: 66, height: 384 }, { fill: paint }) +
    rect({ x: 66, y: -372, width: 268, height: 300 }, { fill: dark, 'fill-opacity': 0.86 }) +
    circle(292, -448, 54, { fill: '#173F46', stroke: '#5C9AA1', 'stroke-width': 4 }) +
    circle(292, -448, 34, { fill: 'none', stroke: '#0E2A30', 'stroke-width': 8 }) +
    circle(292, -448, 9, { fill: '#D9E0E3' }) +
    rect({ x: 40, y: -476, width: 150, height: 46 }, { rx: 3, fill: '#E9ECEC' }) +
    path('M56 -460H150M56 -446H118', { stroke: '#2A3136', 'stroke-width': 7 }) +
    path('M112 -372V-288M288 -372V-288', { stroke: '#C9D0D4', 'stroke-width': 22 }) +
    rect({ x: 76, y: -300, width: 248, height: 74 }, { rx: 3, fill: slide }) +
    path('M96 -226H304L292 -194H108Z', { fill: '#5A646C' }) +
    path('M76 -266H324', { stroke: '#E9B41C', 'stroke-width': 8, 'stroke-dasharray': '20 20' }) +
    path('M104 -132C150 -156 250 -156 296 -132L304 -112H96Z', { fill: '#7E8991' }) +
    path('M104 -136C150 -162 250 -162 296 -136L288 -132C246 -152 154 -152 112 -132Z', { fill: '#F1F5F7' }) +
    rect({ x: 70, y: -112, width: 260, height: 44 }, { fill: slide }) +
    rect({ x: -14, y: -72, width: 428, height: 72 }, { rx: 4, fill: paint }) +
    path('M0 -518H400', { stroke: '#8FC3C8', 'stroke-width': 3, 'stroke-opacity': 0.8 }) +
    [66, 334].map((x) => path(`M${x} -360V-74`, { stroke: '#F4C52A', 'stroke-width': 5 })).join('')
  )
}

/** A coil of sheet steel on its cradle, end on: rings of light on the rim, the strip that runs off to the press. */
function coil(canvas: Canvas, x: number, y: number, radius: number): string {
  const face = canvas.radial('coil', [
    [0, '#3A434A'],
    [0.4, '#A9B4BB'],
    [0.7, '#E9EEF1'],
    [0.86, '#B4BEC5'],
    [1, '#77828A'],
  ])
  const rim = canvas.linear(
    'rim',
    [
      [0, '#F4F7F8'],
      [0.3, '#9FAAB2'],
      [0.6, '#DDE3E6'],
      [1, '#4E5860'],
    ],
    { x2: '0', y2: '1' },
  )
  const depth = radius * 0.85
  let rings = ''
  for (let r = radius * 0.4; r < radius; r += 6)
    rings += `M${n(x - r * 0.44)} ${y}a${n(r * 0.44)} ${n(r)} 0 1 0 ${n(r * 0.88)} 0a${n(r * 0.44)} ${n(r)} 0 1 0 ${n(-r * 0.88)} 0`
  return (
    ellipse(x + depth * 0.5, y + radius + 8, depth, 16, { fill: '#000', 'fill-opacity': 0.45 }) +
    path(`M${x} ${y - radius}H${n(x + depth)}a${n(radius * 0.44)} ${radius} 0 0 1 0 ${radius * 2}H${x}Z`, {
      fill: rim,
    }) +
    ellipse(x, y, radius * 0.44, radius, { fill: face }) +
    path(rings, { fill: 'none', stroke: '#2E363C', 'stroke-opacity': 0.24, 'stroke-width': 1.2 }) +
    ellipse(x, y, radius * 0.17, radius * 0.38, { fill: '#12181C' }) +
    path(
      `M${n(x - radius * 0.3)} ${y + radius * 0.86}L${n(x - radius * 0.62)} ${y + radius + 10}H${n(x + depth + 60)}L${n(x + depth + 18)} ${y + radius * 0.86}`,
      {
        fill: '#D9A41E',
      },
    )
  )
}

/** A pallet of pressed door panels, one behind the other, their edges in the light. */
function doors(x: number, y: number): string {
  const panel =
    'M0 0C-4 -44 -2 -84 8 -112L62 -168C70 -176 80 -178 92 -178H148C160 -178 166 -172 166 -160L170 -96C172 -60 166 -28 156 0Z'
  const window = 'M34 -112L76 -158C80 -162 84 -164 90 -164H142C150 -164 153 -160 153 -152L155 -112Z'
  const stack = Array.from({ length: 9 }, (_, door) => {
    const tone = 118 + door * 14
    const grey = `rgb(${tone} ${tone + 6} ${tone + 11})`
    return group(
      { transform: `translate(${x - 8 * (8 - door) + 70} ${y - 4 * (8 - door)})` },
      path(`${panel}${window}`, {
        fill: grey,
        'fill-rule': 'evenodd',
        stroke: '#2E363C',
        'stroke-width': 1.4,
      }) +
        path('M6 -70C60 -78 120 -78 168 -72', {
          fill: 'none',
          stroke: '#FFFFFF',
          'stroke-opacity': 0.6,
          'stroke-width': 2.4,
        }),
    )
  })
  return (
    ellipse(x + 130, y + 12, 190, 14, { fill: '#000', 'fill-opacity': 0.4 }) +
    stack.join('') +
    rect({ x: x - 20, y: y, width: 300, height: 14 }, { rx: 2, fill: '#8A5A2E' }) +
    path(`M${x} ${y + 14}v14M${x + 124} ${y + 14}v14M${x + 248} ${y + 14}v14`, {
      stroke: '#6A431F',
      'stroke-width': 24,
    })
  )
}

/** The press shop: a row of presses, the coil that feeds them, and the doors that came out. */
export function pressShop(canvas: Canvas): string {
  const id = canvas.id('press')
  canvas.define('press-drawing', () => `<g id="${id}">${press(canvas)}</g>`)
  const at = (x: number, y: number, scale: number) =>
    `<use href="#${id}" transform="translate(${x} ${y})scale(${scale})"/>`
  return (
    hall(canvas, ['#9DAAB0', '#303B43']) +
    path('M0 150H1200', { stroke: '#E0A81C', 'stroke-width': 26 }) +
    path('M0 140H1200', { stroke: '#FFDC80', 'stroke-width': 3 }) +
    path('M640 163v70m-14 0h28l-6 24h-16z', { stroke: '#2A3036', 'stroke-width': 5, fill: '#2A3036' }) +
    rect({ x: 0, y: 520, width: 1200, height: 280 }, { fill: '#47605A', 'fill-opacity': 0.55 }) +
    at(196, 500, 0.4) +
    at(372, 522, 0.54) +
    at(604, 592, 0.98) +
    hazard(canvas, 0, 626, 1200, 16) +
    coil(canvas, 150, 566, 116) +
    doors(880, 690)
  )
}
