import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { appPromo } from './texts/app-promo.ts'
import { countdown } from './texts/countdown.ts'
import { gallery } from './texts/gallery.ts'
import { help } from './texts/help.ts'
import { medals } from './texts/medals.ts'
import { purchase } from './texts/purchase.ts'
import { sectionKinds } from './texts/section-kinds.ts'
import { tyres } from './texts/tyres.ts'

/** The texts of this feature, by group and language. */
export const pageRenderingTexts = collectTexts({
  appPromo,
  countdown,
  gallery,
  help,
  medals,
  purchase,
  sectionKinds,
  tyres,
})

export type PurchaseTexts = TextsOf<typeof purchase>
