import type { Canvas } from '../../../core/canvas.ts'
import type { Random } from '../../../core/random.ts'
import { ellipse, formatNumber, path, rect } from '../../../core/svg.ts'

const n = formatNumber
const HORIZON = 384

/** The dune that lies across the road. */
const DUNE =
  'M250 590C420 520 560 420 742 356C760 350 772 350 790 356C960 420 1080 470 1210 500V596C1120 612 1060 596 990 604S880 592 800 606S640 590 560 606S380 600 250 590Z'

/** A strip of the road by its left and right edge at the viewer's feet, from a distance t to a nearer one. */
function strip(left: number, right: number, from: number, to: number): string {
  const [vx, vy] = [838, HORIZON]
  const at = (across: number, t: number) => `${n(vx + across * t)} ${n(vy + (830 - vy) * t)}`
  return `M${at(left, from)}L${at(right, from)}L${at(right, to)}L${at(left, to)}Z`
}

/** Wind ripples on the sand that lies over the road. */
function ripples(canvas: Canvas, random: Random): string {
  let data = ''
  for (let row = 0; row < 17; row++) {
    const y = 452 + row * 8
    const x = random.between(380, 900)
    data += `M${n(x)} ${n(y)}q${n(random.between(30, 60))} ${n(random.between(-5, -2))} ${n(random.between(90, 140))} 0t${n(random.between(90, 150))} 2`
  }
  return path(data, {
    ...{ fill: 'none', stroke: '#7A3E20', 'stroke-opacity': 0.24, 'stroke-width': 2 },
    'clip-path': canvas.clip('dune', path(DUNE)),
  })
}

/** A barrier across the road: a board of red and white stripes on two posts. */
function barrier(canvas: Canvas): string {
  const stripes = canvas.define(
    'stripes',
    (id) =>
      `<pattern id="${id}" width="46" height="40" patternUnits="userSpaceOnUse" patternTransform="skewX(-32)"><rect width="46" height="40" fill="#F5F1E8"/><rect width="23" height="40" fill="#C4121F"/></pattern>`,
  )
  return (
    ellipse(850, 616, 190, 9, { fill: '#2A140A', 'fill-opacity': 0.4 }) +
    path('M716 616V516M984 616V516', { stroke: '#33302E', 'stroke-width': 11 }) +
    rect({ x: 680, y: 528, width: 340, height: 38 }, { rx: 3, fill: stripes }) +
    rect({ x: 680, y: 528, width: 340, height: 7 }, { rx: 3, fill: '#FFFFFF', 'fill-opacity': 0.4 }) +
    path('M700 616h34M968 616h34', { stroke: '#33302E', 'stroke-width': 9, 'stroke-linecap': 'round' })
  )
}

/** A tarred road that a dune has crossed: it ends at a barrier, in the last sun. */
export function roadEnd(canvas: Canvas, random: Random): string {
  const sky = canvas.linear(
    'sky',
    [
      [0, '#2C4660'],
      [0.5, '#7C94A0'],
      [0.82, '#E8C79C'],
      [1, '#F8C58C'],
    ],
    { x2: '0', y2: '1' },
  )
  const lit = canvas.linear('lit', [
    [0, '#D98B48'],
    [0.6, '#EDA862'],
    [1, '#C77A3C'],
  ])
  const shade = canvas.linear(
    'shade',
    [
      [0, '#8C4A2C'],
      [1, '#B06A3C'],
    ],
    { x2: '0', y2: '1' },
  )
  const tar = canvas.vertical('tar', 560, 800, [
    [0, '#8A7566'],
    [0.3, '#5E5652'],
    [1, '#2C2B2E'],
  ])
  const sand = canvas.vertical('sand', 540, 800, [
    [0, '#D08A4C'],
    [1, '#7C4526'],
  ])
  let dashes = ''
  for (let t = 1.1; t > 0.5; t *= 0.8) dashes += strip(-14, 14, t * 0.88, t)
  return (
    rect({ x: 0, y: 0, width: 1200, height: 480 }, { fill: sky }) +
    ellipse(1010, 330, 460, 210, {
      fill: canvas.radial('sun', [
        [0, '#FFF3D0', 0.95],
        [0.12, '#FFE9B8', 0.6],
        [0.5, '#FFDCA0', 0.2],
        [1, '#FFDCA0', 0],
      ]),
    }) +
    path('M-10 430C140 350 260 372 380 400S640 330 760 372S1040 340 1210 392V520H-10Z', {
      fill: '#D9A87C',
    }) +
    path('M-10 470C120 430 240 452 380 440L560 470V560H-10Z', { fill: '#BD7C48' }) +
    rect({ x: 0, y: 520, width: 1200, height: 280 }, { fill: sand }) +
    path(strip(-560, 560, 0.3, 1.1), { fill: '#A8683A', 'fill-opacity': 0.7 }) +
    path(strip(-440, 440, 0.3, 1.1), { fill: tar }) +
    path(strip(-424, -408, 0.3, 1.1) + strip(408, 424, 0.3, 1.1), { fill: '#E9C878' }) +
    path(dashes, { fill: '#F1EADC' }) +
    path(DUNE, { fill: lit }) +
    path(
      'M742 356C716 420 764 452 716 500C690 530 720 560 660 604C600 594 590 610 540 604S350 600 250 590C420 520 560 420 742 356Z',
      { fill: shade },
    ) +
    path('M742 356C716 420 764 452 716 500C690 530 720 560 660 604', {
      fill: 'none',
      stroke: '#FFE2B4',
      'stroke-opacity': 0.7,
      'stroke-width': 2.4,
    }) +
    ripples(canvas, random) +
    path(
      'M380 602C470 606 540 598 620 596C760 592 1000 590 1210 592V612C1120 602 1060 622 980 616S860 624 770 614S640 626 560 614S450 608 380 602Z',
      { fill: '#D9954F' },
    ) +
    barrier(canvas) +
    path('M420 700C560 690 700 704 800 692S900 704 1010 700C960 716 880 708 800 714S520 716 420 700Z', {
      fill: '#C98A4E',
      'fill-opacity': 0.55,
    })
  )
}
