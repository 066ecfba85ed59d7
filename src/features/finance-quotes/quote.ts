import type { FinanceSettings, SharedPlan, WayToPay } from '#features/finance/index.ts'
import type { CalendarDay } from '#platform/clock.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { BasisPoints, Cents } from '#platform/money.ts'
import { quoteTexts } from './texts.ts'

/** A finance quote as it is printed: one model, one plan, every way to pay, worked out by us. */
export type PrintedQuote = {
  /** Of the page it was asked for on: the paper speaks it too. */
  readonly language: Language
  readonly model: {
    readonly code: string
    readonly name: string
    /** `Toyota Fortuner, VX`. */
    readonly kind: string
    /** The paint it is drawn in; null for a model without colours. */
    readonly colour: string | null
    readonly price: Cents
    /** In place of the price; null where there is none. */
    readonly specialPrice: Cents | null
  }
  readonly plan: SharedPlan
  readonly chosen: WayToPay
  /** All there are, the chosen one among them, in their order. */
  readonly ways: readonly WayToPay[]
  readonly fees: FinanceSettings['fees']
  readonly leaseBalloon: BasisPoints
  /** Of the price; null where FutureDrive is not offered. */
  readonly guaranteedShare: BasisPoints | null
  /** Of the rate book; null where there is none. */
  readonly reference: string | null
  readonly day: CalendarDay
  readonly siteName: string
  /** Of a dealer whose page it comes from. */
  readonly dealerName: string | null
  /** Whole address of the page that shows the same figures. */
  readonly address: string
}

/** How a quote is called. */
export function quoteTitle({ model, language }: PrintedQuote): string {
  return fill(quoteTexts(language).financeQuote.title, { model: model.name })
}
