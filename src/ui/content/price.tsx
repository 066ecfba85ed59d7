import { type Cents, formatPrice } from '#platform/money.ts'

type Props = {
  /** Null while it is unknown. */
  price: Cents | null
  specialPrice?: Cents | null
  labels: {
    /** For screen readers, before the struck-through price and before the special price. */
    readonly regular: string
    readonly special: string
    /** Precedes the price: `From`. */
    readonly from?: string
  }
}

/** A price. A special price is beside the regular one, which is struck through. Source: decision V-9. */
export function Price({ price, specialPrice = null, labels }: Props) {
  return (
    <span className="figures inline-flex flex-wrap items-baseline gap-x-2">
      {labels.from ? <span className="text-ink-2">{labels.from}</span> : null}
      {specialPrice === null ? (
        <span>{formatPrice(price)}</span>
      ) : (
        <>
          <s className="text-ink-2">
            <span className="sr-only">{labels.regular} </span>
            {formatPrice(price)}
          </s>
          <span className="font-semibold text-accent-text">
            <span className="sr-only">{labels.special} </span>
            {formatPrice(specialPrice)}*
          </span>
        </>
      )}
    </span>
  )
}
