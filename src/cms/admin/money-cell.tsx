import type { DefaultServerCellComponentProps } from 'payload'
import { cents, formatPrice } from '#platform/money.ts'

/** An amount in a list, in rand. */
export function MoneyCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{formatPrice(typeof cellData === 'number' ? cents(cellData) : null)}</span>
}
