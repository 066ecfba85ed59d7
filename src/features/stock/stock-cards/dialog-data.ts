import type { FormIslandProps } from '#features/enquiries/enquiry-forms/index.ts'
import type { CalculatorSettings } from '#features/finance/finance/rules.ts'
import type { FinanceTexts } from '#features/finance/finance/texts.ts'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import type { CarouselLabels } from '#ui/carousel/labels.ts'
import type { DialogTexts } from './labels.ts'

/** What the dialogs of a vehicle show. JSON-serialisable. */
export type StockDialogData = {
  readonly vehicle: UsedVehicle
  readonly calculator: CalculatorSettings
  readonly texts: DialogTexts
  readonly financeTexts: FinanceTexts
  readonly carouselLabels: CarouselLabels
  /** Null when it cannot be loaded. */
  readonly form: FormIslandProps | null
}

/** The response about the dialogs of a vehicle; null for one that is no longer listed. */
export type StockDialogResponse = { readonly dialog: StockDialogData | null }

/** What a control of a card opens. */
export type DialogView = 'gallery' | 'enquire' | 'calculate'
