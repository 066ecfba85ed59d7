import { type Cents, formatPrice } from '#platform/money.ts'

/** A price; a special one stands beside the regular one, which is struck through. Source: decision V-9. */
export function ModelPrice({ price, specialPrice }: { price: Cents | null; specialPrice: Cents | null }) {
  if (specialPrice === null) {
    return <span className="figures text-ink-2">From: {formatPrice(price)}</span>
  }
  return (
    <span className="figures text-ink-2">
      From: <span className="sr-only">regular price </span>
      <s>{formatPrice(price)}</s> <span className="sr-only">special price </span>
      <span className="font-semibold text-accent-text">{formatPrice(specialPrice)}*</span>
    </span>
  )
}
