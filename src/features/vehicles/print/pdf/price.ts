import type { ComparedModel } from '#features/vehicles/vehicles/index.ts'
import { formatPrice } from '#platform/money.ts'
import {
  accent,
  drawText,
  heightOf,
  ink2,
  type PrintDocument,
  type TextBox,
  type TextStyle,
} from './document.ts'

/**
 * Draws a price; a special one goes under the regular one, which is struck through. Returns the height. Source:
 * decision V-9.
 */
export function drawPrice(
  pdf: PrintDocument,
  { price, specialPrice }: Pick<ComparedModel, 'price' | 'specialPrice'>,
  style: TextStyle,
  box: TextBox,
): number {
  if (specialPrice === null) return drawText(pdf, 'P', formatPrice(price), style, box)
  const regular: TextStyle = { font: 'text', size: Math.max(8, style.size * 0.6), colour: ink2, strike: true }
  const regularHeight = heightOf(pdf, formatPrice(price), regular, box.width)
  drawText(pdf, 'P', formatPrice(price), regular, box)
  const special = { ...style, colour: accent }
  return (
    regularHeight +
    drawText(pdf, 'P', `${formatPrice(specialPrice)}*`, special, { ...box, y: box.y + regularHeight })
  )
}
