import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { appPromo } from './texts/app-promo.ts'
import { help } from './texts/help.ts'
import { tyres } from './texts/tyres.ts'

/** The texts of this feature, by group and language. */
export const ownerTexts = collectTexts({ appPromo, help, tyres })
