import type { OwnerBenefits } from '#features/vehicles/index.ts'
import type { LocalText } from '#platform/i18n/local-text.ts'

/** What comes with a model, as a page says it; null where nobody knows. */
export type OwnerBenefitsView = { readonly [Benefit in keyof OwnerBenefits]: LocalText | null }
