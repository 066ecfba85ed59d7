import type { ComparedModel } from '#features/vehicles/index.ts'
import { formatPrice } from '#platform/money.ts'
import { accent, heightOf, ink2, type Paper, type Place, type Style, say } from './paper.ts'

/** A price; a special one stands below the regular one, which is struck through. Returns its height. Source: decision V-9. */
export function drawPrice(
  paper: Paper,
  { price, specialPrice }: Pick<ComparedModel, 'price' | 'specialPrice'>,
  style: Style,
  place: Place,
): number {
  if (specialPrice === null) return say(paper, 'P', formatPrice(price), style, place)
  const regular: Style = { font: 'text', size: Math.max(8, style.size * 0.6), colour: ink2, strike: true }
  const above = heightOf(paper, formatPrice(price), regular, place.width)
  say(paper, 'P', formatPrice(price), regular, place)
  const special = { ...style, colour: accent }
  return above + say(paper, 'P', `${formatPrice(specialPrice)}*`, special, { ...place, y: place.y + above })
}
