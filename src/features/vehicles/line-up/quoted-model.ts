import type { InstalmentQuote } from '#features/finance/finance/index.ts'
import type { LineUpModel } from '#features/vehicles/vehicles/index.ts'

/** A model of the line-up with what it costs a month; the quote is null without a price. */
export type QuotedModel = LineUpModel & { readonly quote: InstalmentQuote | null }
