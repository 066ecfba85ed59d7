import type { ReactNode } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import type { Cents } from '#platform/money.ts'
import type { FinanceSettings } from '../../rules/settings.ts'
import type { FinanceTexts, SummaryTexts } from '../../texts.ts'
import type { EnquiryOrigin } from '../../wire/enquiry-query.ts'

/** The model in a colour that is being financed. */
export type FinanceSubject = {
  readonly code: string
  readonly name: string
  /** Name of the model in links to forms, as the contract has it. */
  readonly contractName: string
  readonly rangeName: string
  /** Current price, with paint and accessories. */
  readonly price: Cents
  /** The rendered price, a special price beside the regular one, and what it is with paint and accessories. */
  readonly priceView: ReactNode
  /** Null for a model without colours. */
  readonly colour: { readonly code: string; readonly title: string } | null
  /** Codes of the chosen accessories, separated by commas; absent without any. */
  readonly accessories?: string | undefined
  /** Picture in the selected colour, with its size in pixels; null when there is none. */
  readonly picture: { readonly src: string; readonly width: number; readonly height: number } | null
}

/** Settings of the calculators on a vehicle page. */
export type BlockSettings = Pick<
  FinanceSettings,
  'fees' | 'lowestRate' | 'instalmentCard' | 'futureDrive' | 'subscription' | 'lease'
>

export type BlockTexts = {
  /** In which the texts of the calculators are requested when they open. */
  readonly language: Language
  readonly calculators: SummaryTexts
  readonly finance: FinanceTexts
  /** Note for screen readers after a link that opens a new tab. */
  readonly newTab: string
}

/** The page of an enquiry, and the available forms. */
export type EnquiryForms = EnquiryOrigin & {
  readonly finance: boolean
  readonly subscription: boolean
  /** Path of the PDF quotes of the range; null when there are none. */
  readonly quotePath: string | null
}
