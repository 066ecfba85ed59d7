import { formatNumber, rect } from '../core/svg.ts'

/** Chamfered figures in a box of 6 by 10, drawn with one pen. */
const strokes: Readonly<Record<string, string>> = {
  '0': 'M1.6 0H4.4L6 1.6V8.4L4.4 10H1.6L0 8.4V1.6Z',
  '1': 'M1 2L3.4 0V10',
  '2': 'M0 1.6L1.6 0H4.4L6 1.6V4L0 9V10H6',
  '3': 'M0 0H6L3 4H4.4L6 5.6V8.4L4.4 10H1.6L0 8.4',
  '4': 'M4.6 10V0L0 6.4V7.2H6.4',
  '5': 'M6 0H.6L.2 4.4H4.4L6 6V8.4L4.4 10H1.4L0 8.6',
  '6': 'M5.6 0H3.6L0 4.4V8.4L1.6 10H4.4L6 8.4V6L4.4 4.4H.2',
  '7': 'M0 0H6V1L2.4 10',
  '8': 'M1.6 0H4.4L6 1.6V3.4L4.4 4.8H1.6L0 3.4V1.6ZM1.6 4.8L0 6.2V8.4L1.6 10H4.4L6 8.4V6.2L4.4 4.8',
  '9': 'M.4 10H2.4L6 5.6V1.6L4.4 0H1.6L0 1.6V4L1.6 5.6H5.8',
}

const advance = 9
const gap = 3

/** @throws RangeError unless the number is one to three digits. */
export function parseRaceNumber(text: string): string {
  if (!/^\d{1,3}$/.test(text)) throw new RangeError(`Not a race number: ${text}`)
  return text
}

/** Digits as strokes around a centre, because fonts do not load in an SVG used as an image. */
export function drawDigits(text: string, cx: number, cy: number, height: number, colour: string): string {
  const scale = height / 10
  const width = (text.length * advance - gap) * scale
  return [...text]
    .map((digit, index) => {
      const x = formatNumber(cx - width / 2 + index * advance * scale + 0.7 * scale)
      return `<path d="${strokes[digit]}" transform="translate(${x} ${formatNumber(cy - height / 2)}) scale(${formatNumber(scale, 2)}) skewX(-8)" fill="none" stroke="${colour}" stroke-width="1.9"/>`
    })
    .join('')
}

/** Width of the plate that carries a number, in the unit of its digits' height. */
export function plateWidth(text: string, digitHeight: number): number {
  return ((text.length * advance - gap) * digitHeight) / 10 + digitHeight * 0.7
}

/** A white plate with the number, around a centre. */
export function drawNumberPlate(text: string, cx: number, cy: number, digitHeight: number): string {
  const width = plateWidth(text, digitHeight)
  return (
    rect(
      { x: cx - width / 2, y: cy - digitHeight * 0.78, width, height: digitHeight * 1.56 },
      { rx: 1.6, fill: '#f6f4f0', stroke: '#15171a', 'stroke-width': 0.8 },
    ) + drawDigits(text, cx, cy, digitHeight, '#111')
  )
}
