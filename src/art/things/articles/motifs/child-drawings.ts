import type { Canvas } from '../../../core/canvas.ts'
import type { Random } from '../../../core/random.ts'
import { group, path, rect } from '../../../core/svg.ts'
import { ARTICLE } from '../frame.ts'
import { smilingCar, wing } from './child-car.ts'
import { type Crayon, createCrayon, sunny } from './crayon.ts'

/** A sheet of drawing paper, with its fibres. */
function sheet(canvas: Canvas, random: Random): string {
  const light = canvas.linear('paper', [
    [0, '#FBF8F0'],
    [1, '#EFE8D8'],
  ])
  let fibres = ''
  for (let k = 0; k < 90; k++)
    fibres += `M${Math.round(random.between(0, 1200))} ${Math.round(random.between(0, 800))}q4 3 ${Math.round(random.between(5, 14))} 0`
  return (
    rect(ARTICLE, { fill: light }) + path(fibres, { fill: 'none', stroke: '#B9AD92', 'stroke-opacity': 0.35 })
  )
}

const grass = (crayon: Crayon, random: Random, top: number): string => {
  let blades = ''
  for (let x = 8; x < 1200; x += 34)
    blades += crayon.line(
      [
        [x, top + 8],
        [x + random.between(2, 12), top - random.between(12, 30)],
      ],
      '#3E8E41',
      6,
    )
  return crayon.fill(`M0 ${top}H1200V800H0Z`, [0, top, 1200, 800], '#5BAA4A') + blades
}

/** The car of somebody's dreams: it flies a little, and it smiles. */
export function flyingCar(canvas: Canvas, random: Random): string {
  const crayon = createCrayon(canvas, random)
  const cloud = (x: number, y: number) =>
    crayon.line(
      [
        [x, y],
        [x + 20, y - 34],
        [x + 60, y - 40],
        [x + 92, y - 52],
        [x + 124, y - 30],
        [x + 150, y],
        [x, y],
      ],
      '#6FA8D8',
      7,
    )
  const star = (x: number, y: number) =>
    crayon.line(
      [
        [x - 16, y + 14],
        [x, y - 22],
        [x + 16, y + 14],
        [x - 20, y - 8],
        [x + 20, y - 8],
        [x - 16, y + 14],
      ],
      '#F2A516',
      5,
    )
  return (
    sheet(canvas, random) +
    grass(crayon, random, 690) +
    sunny(crayon, 1060, 250) +
    cloud(470, 240) +
    cloud(742, 176) +
    star(450, 420) +
    star(640, 330) +
    group({ transform: 'translate(490 640)' }, smilingCar(crayon, '#D8303A', '#9CD2EE') + wing(crayon)) +
    crayon.line(
      [
        [1030, 560],
        [1066, 548],
        [1052, 580],
        [1098, 566],
        [1086, 598],
        [1130, 588],
      ],
      '#8A6BC0',
      7,
    )
  )
}

/** A car that cleans the river it drives through. */
export function riverCar(canvas: Canvas, random: Random): string {
  const crayon = createCrayon(canvas, random)
  const fish = (x: number, y: number, colour: string) =>
    crayon.line(
      [
        [x, y],
        [x + 34, y - 20],
        [x + 70, y],
        [x + 92, y - 18],
        [x + 92, y + 18],
        [x + 70, y],
        [x + 34, y + 20],
        [x, y],
      ],
      colour,
      7,
    )
  const waves = [560, 650, 740].map((y) =>
    crayon.line(
      Array.from({ length: 25 }, (_, k) => [k * 50, y + (k % 2 ? 14 : -10)] as const),
      '#1F6FB5',
      7,
    ),
  )
  return (
    sheet(canvas, random) +
    sunny(crayon, 160, 150) +
    crayon.fill('M0 540H1200V800H0Z', [0, 540, 1200, 800], '#4BA3DA') +
    group({ transform: 'translate(330 600)' }, smilingCar(crayon, '#F0B429', '#B8E0C8')) +
    crayon.line(
      [
        [856, 500],
        [940, 450],
        [1010, 470],
      ],
      '#2B2B33',
      8,
    ) +
    crayon.line(
      [
        [1010, 470],
        [1000, 600],
        [1100, 610],
        [1110, 480],
        [1010, 470],
      ],
      '#3E8E41',
      7,
    ) +
    crayon.line(
      [
        [1020, 510],
        [1100, 560],
      ],
      '#3E8E41',
      4,
    ) +
    crayon.line(
      [
        [1100, 510],
        [1016, 570],
      ],
      '#3E8E41',
      4,
    ) +
    waves.join('') +
    fish(140, 690, '#E2672B') +
    fish(560, 716, '#D64A8A') +
    fish(900, 690, '#3E8E41')
  )
}

/** A car that takes a grandmother up a steep path. */
export function hillCar(canvas: Canvas, random: Random): string {
  const crayon = createCrayon(canvas, random)
  const person = (x: number, y: number) =>
    crayon.ring(x, y - 96, 22, '#7A4A2A', 7) +
    crayon.line(
      [
        [x - 22, y - 106],
        [x, y - 124],
        [x + 22, y - 106],
      ],
      '#9AA0A8',
      9,
    ) +
    crayon.line(
      [
        [x, y - 72],
        [x - 34, y],
        [x + 34, y],
        [x, y - 72],
      ],
      '#8A4FB0',
      8,
    ) +
    crayon.line(
      [
        [x, y - 56],
        [x - 40, y - 74],
      ],
      '#7A4A2A',
      6,
    ) +
    crayon.line(
      [
        [x + 8, y - 52],
        [x + 50, y - 36],
        [x + 52, y + 6],
      ],
      '#7A4A2A',
      6,
    )
  return (
    sheet(canvas, random) +
    sunny(crayon, 1040, 160) +
    crayon.fill('M0 330L1200 700V800H0Z', [0, 330, 1200, 800], '#5BAA4A') +
    crayon.line(
      [
        [0, 330],
        [300, 420],
        [640, 530],
        [940, 620],
        [1200, 700],
      ],
      '#3E7A32',
      11,
    ) +
    crayon.line(
      [
        [40, 330],
        [40, 190],
        [100, 130],
        [160, 190],
        [160, 366],
      ],
      '#B5532B',
      9,
    ) +
    crayon.fill('M24 196L100 116L178 196Z', [24, 116, 178, 196], '#D8303A') +
    crayon.line(
      [
        [86, 346],
        [86, 276],
        [116, 276],
        [116, 352],
      ],
      '#2B2B33',
      6,
    ) +
    group({ transform: 'translate(420 468) rotate(17.5)' }, smilingCar(crayon, '#3D8FD1', '#FBE9A8')) +
    person(262, 396)
  )
}
