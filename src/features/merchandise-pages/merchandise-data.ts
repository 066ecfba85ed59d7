import type { RequestFormIslandProps } from '#features/enquiry-forms/index.ts'
import type { Product } from '#features/merchandise/index.ts'

/** What a block of merchandise shows. */
export type MerchandiseData = {
  readonly products: readonly Product[]
  /** The form by which visitors ask for a product. */
  readonly form: RequestFormIslandProps
}
