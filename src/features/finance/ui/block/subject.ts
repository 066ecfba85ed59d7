import type { ReactNode } from 'react'
import type { Cents } from '#platform/money.ts'
import type { FinanceSettings } from '../../rules/settings.ts'
import type { CalculatorTexts, FinanceTexts, WaysToPayTexts } from '../../texts.ts'
import type { AskingPlace } from '../../wire/enquiry-query.ts'

/** What is paid for: a model in a colour. */
export type FinanceSubject = {
  readonly code: string
  readonly name: string
  readonly rangeName: string
  /** What it costs today. */
  readonly price: Cents
  /** The same as it is shown, a special price beside the regular one. */
  readonly priceView: ReactNode
  /** Null for a model without colours. */
  readonly colour: { readonly code: string; readonly title: string } | null
  /** The car in its colour, with its size in pixels; null without a drawing. */
  readonly picture: { readonly src: string; readonly width: number; readonly height: number } | null
}

/** What an editor has set about the calculators of a vehicle's page. */
export type BlockSettings = Pick<
  FinanceSettings,
  'fees' | 'lowestRate' | 'instalmentCard' | 'futureDrive' | 'subscription' | 'lease'
>

/** What the calculators say. */
export type BlockTexts = {
  readonly calculators: CalculatorTexts
  readonly finance: FinanceTexts
  readonly waysToPay: WaysToPayTexts
  /** After the text of a link that opens a new tab. */
  readonly newTab: string
}

/** Where plans are asked for, and which of the forms there are. */
export type EnquiryForms = AskingPlace & {
  readonly finance: boolean
  readonly subscription: boolean
  /** Where quotes of the range are printed; null where none are. */
  readonly quotePath: string | null
}
