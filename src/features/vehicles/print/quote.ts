import type { FinanceSettings, PaymentOption, SharedPlan } from '#features/finance/finance/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { BasisPoints, Cents } from '#platform/money.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { quoteTexts } from './texts.ts'

/** The content of a PDF quote: one model, one plan and all payment options, calculated on the server. */
export type PrintedQuote = {
  /** Language of the page the quote was requested from. */
  readonly language: Language
  readonly model: {
    readonly code: string
    readonly name: string
    /** `Toyota Fortuner, VX`. */
    readonly kind: string
    /** Name of the colour in the picture; null for a model without colours. */
    readonly colour: string | null
    readonly price: Cents
    /** Replaces the price; null when there is none. */
    readonly specialPrice: Cents | null
    /** What paint and accessories add, and the price with them; absent without any. */
    readonly configured?: {
      readonly extras: readonly { readonly name: string; readonly price: Cents | null }[]
      readonly total: Cents
    }
  }
  readonly plan: SharedPlan
  readonly chosenOption: PaymentOption
  /** All available options in order, including the chosen one. */
  readonly options: readonly PaymentOption[]
  readonly fees: FinanceSettings['fees']
  readonly leaseBalloon: BasisPoints
  /** Guaranteed share of the price; null when FutureDrive is not offered. */
  readonly guaranteedShare: BasisPoints | null
  /** Reference of the rate book quote; null when there is none. */
  readonly reference: string | null
  readonly day: CalendarDay
  readonly siteName: string
  /** Null for a quote of the main site. */
  readonly dealerName: string | null
  /** Absolute URL of the page that shows the same figures. */
  readonly address: string
}

export function quoteTitle({ model, language }: PrintedQuote): string {
  return fill(quoteTexts(language).financeQuote.title, { model: model.name })
}
