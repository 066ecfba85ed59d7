import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { motorsportDrivers } from './texts/drivers.ts'

/** The texts of this feature, by group and language. */
export const driverTexts = collectTexts({ motorsportDrivers })
