import type { ComparedModel } from '#features/vehicles/index.ts'
import { formatPrice } from '#platform/money.ts'
import { accent, heightOf, ink2, type Paper, type Place, type Style, say } from './paper.ts'

/**
 * Draws a price. A special price is below the regular one, which is struck through. Returns the height. Source:
 * decision V-9.
 */
export function drawPrice(
  pdf: Paper,
  { price, specialPrice }: Pick<ComparedModel, 'price' | 'specialPrice'>,
  style: Style,
  box: Place,
): number {
  if (specialPrice === null) return say(pdf, 'P', formatPrice(price), style, box)
  const regular: Style = { font: 'text', size: Math.max(8, style.size * 0.6), colour: ink2, strike: true }
  const regularHeight = heightOf(pdf, formatPrice(price), regular, box.width)
  say(pdf, 'P', formatPrice(price), regular, box)
  const special = { ...style, colour: accent }
  return (
    regularHeight +
    say(pdf, 'P', `${formatPrice(specialPrice)}*`, special, { ...box, y: box.y + regularHeight })
  )
}
