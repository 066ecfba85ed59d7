import { createCanvas } from '../core/canvas.ts'
import { darker, hexToLch, lighter, parseHex } from '../core/colour.ts'
import { createRandom, hashText } from '../core/random.ts'
import { formatNumber, path, rect, svgDocument } from '../core/svg.ts'
import { monogramGrounds } from '../names.ts'
import { drawLettering } from '../things/lettering/index.ts'

export interface MonogramOptions {
  /** One to three letters; more are cut off. */
  readonly initials: string
  /** Seed of the contour lines: the same seed gives the same landscape. */
  readonly seed: string
  /** `#rrggbb` of the background; by default the seed selects one of {@link monogramGrounds}. */
  readonly ground?: string
  readonly idPrefix: string
  readonly title?: string
}

const FRAME = { x: 0, y: 0, width: 420, height: 500 }
const LINES = 15

/** Contour lines of hills in the lower half, fainter with distance. */
function contours(seed: string, ink: string): string {
  const random = createRandom(seed)
  const [phase, swell, drift] = [random.between(0, 6), random.between(70, 120), random.between(-0.2, 0.3)]
  let markup = ''
  for (let row = 0; row < LINES; row++) {
    const base = 302 + row * 15
    let data = ''
    for (let x = -12; x <= 444; x += 14) {
      const wave = (Math.sin(x / swell + phase + row * drift) + 1) / 2
      const hill = wave ** 1.7 * (62 - row * 3.6)
      const y = base - hill - Math.sin(x / 41 + row + phase) * 5
      data += `${data === '' ? 'M' : 'L'}${formatNumber(x)} ${formatNumber(y)}`
    }
    markup += path(data, {
      fill: 'none',
      stroke: ink,
      'stroke-opacity': 0.12 + row * 0.022,
      'stroke-width': '1.3',
      'stroke-linejoin': 'round',
    })
  }
  return markup
}

/**
 * A placeholder for a person without a picture: initials over contour lines of hills, 420 × 500.
 * @throws RangeError for a bad id prefix or colour.
 */
export function drawMonogram(options: MonogramOptions): string {
  const { initials, seed, idPrefix, title } = options
  const canvas = createCanvas(idPrefix)
  const index = (hashText(seed) >>> 0) % monogramGrounds.length
  const ground = parseHex(options.ground ?? monogramGrounds[index] ?? monogramGrounds[0])
  const pale = hexToLch(ground).lightness > 0.5
  const ink = pale ? darker(ground, 0.3, 0.4) : lighter(ground, 0.86, 0.4)
  const light = canvas.linear(
    'light',
    [
      [0, '#fff', 0.16],
      [1, '#000', 0.06],
    ],
    { x2: '.5', y2: '1' },
  )
  const content =
    rect(FRAME, { fill: ground }) +
    rect(FRAME, { fill: light }) +
    contours(seed, ink) +
    drawLettering(canvas, 'initials', initials.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 3), {
      x: 36,
      y: 172,
      size: 112,
      colour: ink,
      weight: 0.15,
      tracking: 0.14,
    })
  return svgDocument({
    viewBox: FRAME,
    definitions: canvas.definitions(),
    content,
    attributes: { preserveAspectRatio: 'xMidYMid slice' },
    ...(title === undefined ? {} : { title }),
  })
}
