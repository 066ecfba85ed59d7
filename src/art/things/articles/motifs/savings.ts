import type { Canvas } from '../../../core/canvas.ts'
import { circle, ellipse, path, rect } from '../../../core/svg.ts'
import { drawBackground } from '../frame.ts'

/** A stack of coins: their reeded edges, the ring and shine of the top one. */
function stack(canvas: Canvas, x: number, foot: number, coins: number): string {
  const edge = canvas.linear('edge', [
    [0, '#6E4C16'],
    [0.22, '#E9C468'],
    [0.4, '#FFE9A8'],
    [0.62, '#C08F2E'],
    [1, '#5C3D10'],
  ])
  const face = canvas.linear(
    'face',
    [
      [0, '#FFF0BE'],
      [0.5, '#E3B854'],
      [1, '#B07E26'],
    ],
    { x2: '1', y2: '1' },
  )
  const [rx, ry, thick] = [52, 15, 17]
  const pile = Array.from({ length: coins }, (_, coin) => {
    const y = foot - coin * thick
    const aside = x + ((coin * 37) % 3) - 1
    return (
      path(`M${aside - rx} ${y - thick}v${thick}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${-thick}Z`, { fill: edge }) +
      path(`M${aside - rx} ${y}a${rx} ${ry} 0 0 0 ${rx * 2} 0`, {
        ...{ fill: 'none', stroke: '#4A300A', 'stroke-opacity': 0.55, 'stroke-width': 1.6 },
      }) +
      ellipse(aside, y - thick, rx, ry, { fill: face, stroke: '#8A6420', 'stroke-width': 1 })
    )
  })
  const top = foot - coins * thick
  const aside = x + (((coins - 1) * 37) % 3) - 1
  return (
    ellipse(x + 16, foot + 12, rx * 1.4, ry, { fill: '#000', 'fill-opacity': 0.4 }) +
    pile.join('') +
    ellipse(aside, top, rx * 0.78, ry * 0.74, {
      fill: 'none',
      stroke: '#8A6420',
      'stroke-opacity': 0.7,
      'stroke-width': 1.6,
    })
  )
}

/** The key of a car on its ring: fob with buttons, blade folded out. */
function key(canvas: Canvas): string {
  const fob = canvas.linear(
    'fob',
    [
      [0, '#4A5056'],
      [0.3, '#22262A'],
      [1, '#0C0E10'],
    ],
    { x2: '0', y2: '1' },
  )
  const steel = canvas.linear(
    'steel',
    [
      [0, '#F4F6F8'],
      [0.5, '#A7AFB6'],
      [1, '#626A71'],
    ],
    { x2: '0', y2: '1' },
  )
  return (
    ellipse(660, 690, 200, 18, { fill: '#000', 'fill-opacity': 0.45 }) +
    `<g transform="rotate(-9 640 660)">` +
    path('M470 646H372L360 654V668L372 674H390L400 666L412 674L424 666L436 674H470Z', {
      fill: steel,
      stroke: '#4A5157',
      'stroke-width': 1.4,
    }) +
    rect(
      { x: 462, y: 622, width: 216, height: 76 },
      { rx: 34, fill: fob, stroke: '#0A0B0C', 'stroke-width': 2 },
    ) +
    rect({ x: 470, y: 627, width: 196, height: 20 }, { rx: 10, fill: '#FFFFFF', 'fill-opacity': 0.12 }) +
    [520, 566, 612]
      .map((x) => circle(x, 662, 15, { fill: '#33393E', stroke: '#0E1012', 'stroke-width': 2 }))
      .join('') +
    path('M515 663v-4a5 5 0 0 1 10 0v4M512 662h16v9h-16z', { fill: '#E8ECEF' }) +
    path('M561 663v-4a5 5 0 0 1 9 -2M558 662h16v9h-16z', { fill: '#E8ECEF' }) +
    rect({ x: 600, y: 659, width: 24, height: 6 }, { rx: 3, fill: '#C4121F' }) +
    circle(716, 662, 38, { fill: 'none', stroke: steel, 'stroke-width': 8 }) +
    '</g>'
  )
}

/** What a car costs a month: stacks of coins that grow, and its key before them. */
export function savings(canvas: Canvas): string {
  const table = canvas.vertical('table', 560, 800, [
    [0, '#5A3A24'],
    [0.2, '#442A19'],
    [1, '#1D110A'],
  ])
  return (
    drawBackground(canvas, ['#1C2A33', '#3A3A36'], {
      x: 900,
      y: 300,
      r: 620,
      colour: '#F0C98A',
      strength: 0.62,
    }) +
    rect({ x: 0, y: 560, width: 1200, height: 240 }, { fill: table }) +
    path('M0 561H1200', { stroke: '#FFE2B0', 'stroke-opacity': 0.35, 'stroke-width': 2 }) +
    [2, 4, 6, 9, 12, 16].map((coins, month) => stack(canvas, 470 + month * 124, 626, coins)).join('') +
    key(canvas)
  )
}
