import type { Canvas } from '../../../core/canvas.ts'
import type { Random } from '../../../core/random.ts'
import { circle, ellipse, formatNumber, group, path, rect } from '../../../core/svg.ts'
import { drawBareBody } from '../../../vehicle/index.ts'
import { hall, hazard } from './hall.ts'

type Point = readonly [x: number, y: number]

const n = formatNumber

/** A welding robot: where it stands, its shoulder, elbow and wrist, and the tip of its tongs. */
function robot(
  canvas: Canvas,
  base: Point,
  [shoulder, elbow, wrist, tip]: readonly [Point, Point, Point, Point],
) {
  const paint = canvas.linear(
    'robot',
    [
      [0, '#FFC04A'],
      [0.5, '#E8901A'],
      [1, '#9A540A'],
    ],
    { x2: '0', y2: '1' },
  )
  const limb = (from: Point, to: Point, width: number, stroke: string) =>
    path(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, {
      ...{ stroke, 'stroke-width': width, 'stroke-linecap': 'round', fill: 'none' },
    })
  const joint = ([x, y]: Point, radius: number) =>
    circle(x, y, radius, { fill: '#C97A12', stroke: '#5E3406', 'stroke-width': 2 }) +
    circle(x, y, radius * 0.5, { fill: '#2C2A28' })
  const arm = (from: Point, to: Point, width: number) =>
    limb(from, to, width + 4, '#6A3C08') +
    limb(from, to, width, '#E8981E') +
    limb([from[0] - 3, from[1] - 4], [to[0] - 3, to[1] - 4], width * 0.26, '#FFCB66')
  return (
    ellipse(base[0], base[1], 62, 12, { fill: '#000', 'fill-opacity': 0.4 }) +
    path(
      `M${base[0] - 46} ${base[1]}L${base[0] - 30} ${shoulder[1] + 20}H${base[0] + 30}L${base[0] + 46} ${base[1]}Z`,
      { fill: paint, stroke: '#5E3406', 'stroke-width': 2 },
    ) +
    arm(shoulder, elbow, 34) +
    arm(elbow, wrist, 25) +
    limb(wrist, tip, 12, '#2F3438') +
    path(
      `M${tip[0] - 13} ${tip[1] - 10}L${tip[0] - 6} ${tip[1] + 18}M${tip[0] + 13} ${tip[1] - 10}L${tip[0] + 6} ${tip[1] + 18}`,
      {
        ...{ stroke: '#8F989F', 'stroke-width': 6, 'stroke-linecap': 'round' },
      },
    ) +
    path(`M${shoulder[0] + 8} ${shoulder[1]}Q${elbow[0] + 34} ${elbow[1] - 40} ${wrist[0]} ${wrist[1] - 6}`, {
      ...{ fill: 'none', stroke: '#16191C', 'stroke-width': 5 },
    }) +
    joint(shoulder, 27) +
    joint(elbow, 20) +
    joint(wrist, 14)
  )
}

/** Sparks that fly from a weld and fall, around its glare. */
function sparks(canvas: Canvas, random: Random, [x, y]: Point): string {
  const glare = canvas.radial('weld', [
    [0, '#FFFFFF'],
    [0.1, '#E9F4FF', 0.9],
    [0.34, '#9CCBFF', 0.34],
    [1, '#7FB4FF', 0],
  ])
  let trails = ''
  for (let spark = 0; spark < 30; spark++) {
    const angle = random.between(-0.2, Math.PI + 0.2)
    const reach = random.between(30, 150)
    const [dx, dy] = [Math.cos(angle) * reach, -Math.sin(angle) * reach * 0.7]
    trails += `M${n(x)} ${n(y)}q${n(dx * 0.55)} ${n(dy * 0.9)} ${n(dx)} ${n(dy * 0.5 + reach * 0.3)}`
  }
  return (
    path(trails, {
      fill: 'none',
      stroke: '#FFC768',
      'stroke-width': 1.6,
      'stroke-opacity': 0.75,
      'stroke-linecap': 'round',
    }) +
    circle(x, y, 120, { fill: glare }) +
    circle(x, y, 5, { fill: '#FFFFFF' })
  )
}

/** The body line: pick-up bodies of bare metal on their skids, robots that weld them, the hall behind. */
export function bodyLine(canvas: Canvas, random: Random): string {
  const body = canvas.id('body')
  canvas.define('body', (id) => `<g id="${id}">${drawBareBody(canvas, 'hilux-double-cab')}</g>`)
  const place = (x: number, y: number, scale: number, opacity = 1) =>
    `<use href="#${body}" transform="translate(${x} ${y})scale(${scale})"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
  const skid = (x: number) =>
    rect({ x: x + 40, y: 596, width: 590, height: 12 }, { rx: 3, fill: '#D9A41E' }) +
    rect({ x: x + 40, y: 596, width: 590, height: 3 }, { rx: 1.5, fill: '#FFDF82' }) +
    path(`M${x + 130} 596V568M${x + 520} 596V568`, { stroke: '#8A6510', 'stroke-width': 12 })
  const rollers = Array.from({ length: 34 }, (_, roller) =>
    circle(roller * 37, 618, 8, { fill: '#4B555D' }),
  ).join('')
  return (
    hall(canvas, ['#A9B4BA', '#3A464F']) +
    path('M0 176H1200', { stroke: '#20282F', 'stroke-width': 9 }) +
    [130, 420, 710, 1000]
      .map(
        (x) =>
          path(`M${x + 40} 176v44M${x + 130} 176v44`, { stroke: '#20282F', 'stroke-width': 5 }) +
          place(x, 284, 0.34, 0.82),
      )
      .join('') +
    robot(
      canvas,
      [330, 590],
      [
        [330, 470],
        [402, 352],
        [514, 312],
        [548, 366],
      ],
    ) +
    robot(
      canvas,
      [1010, 590],
      [
        [1010, 466],
        [952, 338],
        [846, 318],
        [826, 402],
      ],
    ) +
    rect({ x: 0, y: 606, width: 1200, height: 26 }, { fill: '#2A3138' }) +
    rollers +
    [-420, 330, 1080].map((x) => skid(x) + place(x + 24, 620, 1.22)).join('') +
    sparks(canvas, random, [830, 424]) +
    hazard(canvas, 0, 690, 1200, 18) +
    group({ opacity: '.16', transform: 'matrix(1 0 0 -1 0 1256)' }, place(354, 620, 1.22))
  )
}
