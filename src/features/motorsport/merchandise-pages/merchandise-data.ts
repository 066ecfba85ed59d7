import type { RequestFormIslandProps } from '#features/enquiries/enquiry-forms/index.ts'
import type { Product } from '#features/motorsport/merchandise/index.ts'

/** What a block of merchandise shows. */
export type MerchandiseData = {
  readonly products: readonly Product[]
  /** The form by which visitors ask for a product. */
  readonly form: RequestFormIslandProps
}
