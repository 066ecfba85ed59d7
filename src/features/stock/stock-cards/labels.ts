import type { TextsOf } from '#platform/i18n/text-group.ts'
import type { card } from './texts/card.ts'
import type { compareBar } from './texts/compare-bar.ts'
import type { dialogFrame } from './texts/dialog-frame.ts'
import type { dialogs } from './texts/dialogs.ts'

/** The texts of a card in a language. Islands get them as props, so that the browser does not load all languages. */
export type StockCardLabels = TextsOf<typeof card>

/** The texts of a dialog until its vehicle is loaded. */
export type StockDialogLabels = TextsOf<typeof dialogFrame>

/** The texts of gallery, calculator and enquiry. */
export type DialogTexts = TextsOf<typeof dialogs>

/** The texts of the bar of the vehicles chosen to compare. */
export type CompareBarLabels = TextsOf<typeof compareBar>
