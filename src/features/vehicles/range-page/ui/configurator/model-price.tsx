import { type Cents, formatPrice } from '#platform/money.ts'
import type { ConfiguratorTexts } from '../../texts.ts'

type Props = {
  price: Cents | null
  specialPrice: Cents | null
  texts: ConfiguratorTexts
  /** Text before the price; empty where another label exists. */
  label?: string
}

/** A price, or a special price beside the struck-through regular one. Source: decision V-9. */
export function ModelPrice({ price, specialPrice, texts, label = texts.priceFrom }: Props) {
  const before = label === '' ? null : `${label} `
  if (specialPrice === null) {
    return (
      <span className="figures text-ink-2">
        {before}
        {price === null ? texts.notAvailable : formatPrice(price)}
      </span>
    )
  }
  return (
    <span className="figures text-ink-2">
      {before}
      <span className="sr-only">{texts.regularPrice} </span>
      <s>{formatPrice(price)}</s> <span className="sr-only">{texts.specialPrice} </span>
      <span className="font-semibold text-accent-text">{formatPrice(specialPrice)}*</span>
    </span>
  )
}
