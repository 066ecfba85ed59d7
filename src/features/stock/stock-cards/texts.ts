import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { StockCardLabels, StockDialogLabels } from './labels.ts'
import { card } from './texts/card.ts'
import { compareBar } from './texts/compare-bar.ts'
import { dialogFrame } from './texts/dialog-frame.ts'
import { dialogs } from './texts/dialogs.ts'

/** The texts of this feature, by group and language. */
export const stockCardTexts = collectTexts({ card, compareBar, dialogFrame, dialogs })

/** The labels of `StockCard`, as a prop. */
export const stockCardLabels = (language: Language): StockCardLabels => stockCardTexts(language).card

/** The labels of `StockDialogs`, as a prop. */
export const stockDialogLabels = (language: Language): StockDialogLabels =>
  stockCardTexts(language).dialogFrame
