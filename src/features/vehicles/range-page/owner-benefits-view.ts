import type { OwnerBenefits } from '#features/vehicles/vehicles/index.ts'
import type { LocalText } from '#platform/i18n/local-text.ts'

/** Owner benefits in the page's language; null when unknown. */
export type OwnerBenefitsView = { readonly [Benefit in keyof OwnerBenefits]: LocalText | null }
