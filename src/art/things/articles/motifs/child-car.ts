import { ellipse, path } from '../../../core/svg.ts'
import { type Crayon, flowerWheel } from './crayon.ts'

/** Covers what is drawn behind. */
const paper = '#F7F3E8'

/** A round car that smiles, with wings, flowers for wheels, and someone waving from each window. */
export function smilingCar(crayon: Crayon, body: string, roof: string): string {
  const shell =
    'M0 -70C-4 -120 30 -140 90 -146C120 -210 170 -236 260 -236C350 -236 400 -210 440 -150C500 -144 530 -120 524 -70Z'
  const windows = ['M122 -150C140 -194 170 -212 244 -212V-150Z', 'M268 -212C340 -212 370 -192 400 -150H268Z']
  const head = (x: number, hair: string) =>
    ellipse(x, -166, 19, 21, { fill: '#B97A4F' }) +
    crayon.line(
      [
        [x - 20, -176],
        [x, -190],
        [x + 20, -176],
      ],
      hair,
      8,
    ) +
    crayon.line(
      [
        [x - 8, -160],
        [x, -155],
        [x + 8, -160],
      ],
      '#8E1B1B',
      3.5,
    )
  return (
    path(shell, { fill: paper }) +
    crayon.fill(shell, [-10, -240, 530, -70], body) +
    windows
      .map((outline) => path(outline, { fill: paper }) + crayon.fill(outline, [120, -214, 402, -150], roof))
      .join('') +
    head(196, '#2B1B12') +
    head(322, '#5B2B12') +
    crayon.line(
      [
        [0, -70],
        [4, -118],
        [46, -140],
        [92, -147],
        [130, -206],
        [190, -234],
        [262, -238],
        [340, -232],
        [400, -204],
        [442, -150],
        [500, -138],
        [526, -106],
        [524, -70],
        [260, -66],
        [0, -70],
      ],
      '#2B2B33',
      9,
    ) +
    crayon.line(
      [
        [256, -212],
        [258, -84],
      ],
      '#2B2B33',
      6,
    ) +
    crayon.line(
      [
        [20, -100],
        [44, -86],
        [70, -88],
      ],
      '#2B2B33',
      6,
    ) +
    crayon.ring(28, -124, 11, '#F2A516', 8) +
    flowerWheel(crayon, 112, -52, '#D64A8A') +
    flowerWheel(crayon, 412, -52, '#2F7FD0')
  )
}

/** A wing of feathers, over the door. */
export const wing = (crayon: Crayon): string => {
  const outline =
    'M250 -130C300 -330 420 -360 520 -340C480 -320 470 -300 478 -286C440 -276 426 -258 430 -240C390 -230 340 -190 320 -130Z'
  return (
    path(outline, { fill: paper }) +
    crayon.fill(outline, [240, -360, 540, -130], '#8FC7E8') +
    crayon.line(
      [
        [250, -130],
        [300, -270],
        [380, -340],
        [520, -342],
        [476, -288],
        [430, -240],
        [360, -190],
        [320, -130],
      ],
      '#2F6FA8',
      7,
    )
  )
}
