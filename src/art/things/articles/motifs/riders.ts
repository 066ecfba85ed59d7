import type { Canvas } from '../../../core/canvas.ts'
import type { Random } from '../../../core/random.ts'
import { circle, ellipse, formatNumber, group, path, rect } from '../../../core/svg.ts'

const n = formatNumber
const dark = '#1A1420'

/** Hills before a low sun, each nearer row darker, and the road or track the rider is on. */
function landscape(
  canvas: Canvas,
  random: Random,
  stops: readonly string[],
  hills: readonly string[],
): string {
  const sky = canvas.linear(
    'sky',
    stops.map((colour, k) => [k / (stops.length - 1), colour] as const),
    { x2: '0', y2: '1' },
  )
  const sun = canvas.radial('sun', [
    [0, '#FFF8E2'],
    [0.16, '#FFEFC4'],
    [0.19, '#FFDF9E', 0.6],
    [0.5, '#FFD48A', 0.2],
    [1, '#FFD48A', 0],
  ])
  const rows = hills.map((fill, row) => {
    const base = 470 + row * 62
    let data = `M-10 ${base}`
    for (let x = -10; x <= 1240; x += 50)
      data += `L${x} ${n(base - (46 - row * 8) * (1 + Math.sin(x / (150 - row * 24) + row * 2.2)) - random.between(0, 5))}`
    return path(`${data}V800H-10Z`, { fill })
  })
  return (
    rect({ x: 0, y: 0, width: 1200, height: 800 }, { fill: sky }) +
    ellipse(880, 360, 330, 330, { fill: sun }) +
    rows.join('')
  )
}

const limb = (data: string, width: number, colour = dark) =>
  path(data, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })

function wheel(x: number, y: number): string {
  const spokes = Array.from({ length: 9 }, (_, k) => {
    const turn = (k / 9) * Math.PI
    const [dx, dy] = [Math.cos(turn) * 92, Math.sin(turn) * 92]
    return `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`
  })
  return (
    limb(spokes.join(''), 1.2) +
    circle(x, y, 96, { fill: 'none', stroke: dark, 'stroke-width': 9 }) +
    circle(x, y, 9, { fill: dark })
  )
}

/** A cyclist on the coast road at sunrise. */
export function cycling(canvas: Canvas, random: Random): string {
  const rider =
    limb('M505 378C480 350 470 352 446 372', 15, '#C9252F') +
    limb('M620 300C570 292 530 318 508 366', 62, '#C9252F') +
    limb('M528 330L470 392L432 396', 19) +
    limb('M636 318L556 426L604 524L576 530', 32) +
    limb('M640 318L600 440L650 560L622 570', 26, '#2A2230') +
    circle(486, 288, 31, { fill: '#6B3F2A' }) +
    path('M450 284C452 246 520 236 536 280L520 290C500 274 474 274 450 284Z', { fill: '#F4EFE8' })
  const frame =
    wheel(410, 574) +
    wheel(742, 574) +
    limb('M410 574L450 402M450 420L600 570L742 574L640 378L456 424M600 570L632 366', 10, '#C9252F') +
    limb('M606 352H660', 13) +
    limb('M450 402L436 384C410 378 402 402 420 414', 10) +
    circle(600, 570, 22, { fill: 'none', stroke: dark, 'stroke-width': 7 }) +
    limb('M600 570L592 532M600 570L624 600', 7)
  return (
    landscape(
      canvas,
      random,
      ['#2F5D86', '#8FB4C4', '#F6D9A8', '#FBC98C'],
      ['#7C9AA6', '#4F7A78', '#35594E'],
    ) +
    path('M-10 668C300 640 800 640 1210 660V800H-10Z', { fill: '#4A4A52' }) +
    path('M-10 742C300 716 800 716 1210 734', {
      fill: 'none',
      stroke: '#F4EEE2',
      'stroke-width': 7,
      'stroke-dasharray': '90 60',
    }) +
    ellipse(580, 674, 290, 13, { fill: '#000', 'fill-opacity': 0.4 }) +
    frame +
    rider
  )
}

/** A horse and its rider at a canter over the Karoo in the evening. */
export function riding(canvas: Canvas, random: Random): string {
  const coat = '#2B1811'
  const legs =
    limb('M452 470C424 520 380 520 352 548L338 604', 26, '#20110B') +
    limb('M478 480C470 540 424 570 420 620L398 664', 28, coat) +
    limb('M742 462C790 520 800 548 846 570L872 628', 30, '#20110B') +
    limb('M712 474C716 540 764 566 762 612L800 668', 32, coat)
  const body = path(
    'M300 262C322 236 352 230 372 214L380 190L394 214C440 232 470 300 506 344C560 370 640 350 704 350C768 350 800 396 790 452C782 500 730 514 690 498C620 510 540 520 486 500C446 484 432 450 424 414C412 376 396 340 384 314C360 318 336 322 318 316C300 312 290 282 300 262Z',
    { fill: coat },
  )
  const hair =
    limb('M398 214C438 240 462 296 498 340', 18, '#0E0806') +
    path('M784 372C860 372 900 420 944 410C916 452 880 470 846 452C820 436 806 410 784 400Z', {
      fill: '#0E0806',
    })
  const tack =
    limb('M328 250L350 308M338 284C400 330 450 330 520 322', 5, '#B8101F') +
    path('M538 352C566 340 640 338 668 350L656 412H560Z', { fill: '#8E1B22' })
  const rider =
    limb('M604 340C590 380 560 408 556 452', 36, '#E9E2D4') +
    limb('M556 446L560 508L532 514', 24, '#120C10') +
    limb('M606 326C608 280 588 250 572 226', 56, '#21466B') +
    limb('M576 240C560 286 536 300 512 318', 18, '#21466B') +
    circle(556, 166, 29, { fill: '#7A4A30' }) +
    path('M520 160C524 122 586 118 590 160L606 166H514Z', { fill: '#15151B' })
  return (
    landscape(
      canvas,
      random,
      ['#3A3560', '#A8607C', '#F0A070', '#FFD49A'],
      ['#9A6A70', '#7C4B48', '#5A3430'],
    ) +
    path('M-10 640C300 620 800 628 1210 636V800H-10Z', { fill: '#8A5634' }) +
    ellipse(620, 672, 330, 15, { fill: '#000', 'fill-opacity': 0.35 }) +
    group({ transform: 'translate(0 6)' }, legs + body + hair + tack + rider) +
    [
      [300, 668],
      [210, 680],
      [860, 676],
      [960, 662],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 70, 12, { fill: '#E0A878', 'fill-opacity': 0.35 }))
      .join('')
  )
}
