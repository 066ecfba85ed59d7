import type { Cents } from '#platform/money.ts'

/** The picture of a product: addresses of the same picture in two widths. */
export type ProductImage = {
  readonly src: string
  /** Null for a drawing, which is sharp in every width. */
  readonly small: string | null
  readonly alt: string
  /** Whether it shows the product without a background, which needs a margin. */
  readonly isCutOut: boolean
}

/** An item of merchandise. JSON-serialisable. Source: requirement C-198. */
export type Product = {
  /** Unique: `99M`. */
  readonly code: string
  readonly title: string
  readonly description: string | null
  /** Null when it is not stated. */
  readonly price: Cents | null
  readonly image: ProductImage | null
}
