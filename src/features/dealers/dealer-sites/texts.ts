import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { dealerSite } from './texts/dealer-site.ts'
import { services } from './texts/services.ts'

/** The texts of this feature, by group and language. */
export const dealerSiteTexts = collectTexts({ dealerSite, services })
