import { formatNumber, rect } from '../core/svg.ts'

/** A racing livery over the paint. */
export interface Livery {
  /** `#rrggbb` of the rear half. */
  readonly primary: string
  /** `#rrggbb` of the stripes between the two. */
  readonly stripe: string
}

/** What makes a road car a race car. */
export interface Racing {
  /** One to three digits on the door. */
  readonly number?: string
  readonly livery?: Livery
}

const strokes: Readonly<Record<string, string>> = {
  '0': 'M0 0H6V10H0Z',
  '1': 'M2 0H4V10',
  '2': 'M0 0H6V5H0V10H6',
  '3': 'M0 0H6V10H0M1 5H6',
  '4': 'M0 0V5H6M6 0V10',
  '5': 'M6 0H0V5H6V10H0',
  '6': 'M6 0H0V10H6V5H0',
  '7': 'M0 0H6L2.4 10',
  '8': 'M0 0H6V10H0ZM0 5H6',
  '9': 'M6 5H0V0H6V10H0',
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
      const x = formatNumber(cx - width / 2 + index * advance * scale)
      return `<path d="${strokes[digit]}" transform="translate(${x} ${formatNumber(cy - height / 2)}) scale(${formatNumber(scale, 2)})" fill="none" stroke="${colour}" stroke-width="1.75"/>`
    })
    .join('')
}

/** A white plate with the number, around a centre. */
export function drawNumberPlate(text: string, cx: number, cy: number, digitHeight: number): string {
  const width = ((text.length * advance - gap) * digitHeight) / 10 + digitHeight * 0.62
  return (
    rect(
      { x: cx - width / 2, y: cy - digitHeight * 0.78, width, height: digitHeight * 1.56 },
      { fill: '#f6f4f0', stroke: '#15171a', 'stroke-width': 0.8 },
    ) + drawDigits(text, cx, cy, digitHeight, '#111')
  )
}
