import { createCanvas } from '../../core/canvas.ts'
import { parseHex } from '../../core/colour.ts'
import { svgDocument } from '../../core/svg.ts'
import type { HelmetLivery } from '../../names.ts'
import { backdrop } from './backdrop.ts'
import { FRAME } from './shapes.ts'
import { shell } from './shell.ts'
import { suit } from './suit.ts'
import { visor } from './visor.ts'

export interface HelmetOptions {
  readonly livery: HelmetLivery
  /** One to three digits, outlined behind the helmet. */
  readonly number?: string
  /** `#rrggbb` of the backdrop; near black by default. */
  readonly backdrop?: string
  readonly idPrefix: string
  readonly title?: string
}

/**
 * A driver's portrait as a helmet in the driver's livery, 420 × 500.
 * @throws RangeError for a bad id prefix or colour.
 */
export function drawHelmet(options: HelmetOptions): string {
  const { livery, idPrefix, title } = options
  const colour = parseHex(options.backdrop ?? '#15181d')
  for (const tone of [livery.base, livery.second, livery.third, livery.visor]) parseHex(tone)
  const canvas = createCanvas(idPrefix)
  const content =
    backdrop(canvas, livery.visor, options.number, colour) +
    suit(canvas, livery) +
    shell(canvas, livery) +
    visor(canvas, livery)
  return svgDocument({
    viewBox: FRAME,
    definitions: canvas.definitions(),
    content,
    attributes: { preserveAspectRatio: 'xMidYMid slice' },
    ...(title === undefined ? {} : { title }),
  })
}
