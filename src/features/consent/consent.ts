import type { Language } from '#platform/i18n/languages.ts'

/** What a form asks leave for, or tells. */
export const consentPurposes = ['marketing', 'privacy'] as const

export type ConsentPurpose = (typeof consentPurposes)[number]

/** Divisions that may write to whoever agrees, in the order shown. Source: requirement D-174. */
export const consentDivisions = ['TFS', 'TIM', 'Lexus', 'Hino'] as const

/** How they may write, in the order shown. Source: requirement D-175. */
export const consentChannels = ['Call', 'SMS', 'Email'] as const

/** The wording a visitor agrees to, as it is kept with what they agreed to. */
export type ConsentText = {
  /** Of the document, which is never changed once published. */
  readonly id: number
  readonly purpose: ConsentPurpose
  /** 1 for the first wording of a purpose. */
  readonly version: number
  /** The language the wording is in, which is English where it is not translated. */
  readonly language: Language
  /** Beside the box that opens the section; null where nothing is opened. */
  readonly optIn: string | null
  /** What is told. */
  readonly text: string
  /** Beside the box a visitor ticks to agree; null where nothing is ticked. */
  readonly agreement: string | null
}

/**
 * What the ledger of consent knows: a wording agreed to, a consent taken back, and an objection, which is a wish to
 * hear nothing whatever was agreed before. Source: POPIA, sections 11 (3) and 69.
 */
export const consentActs = ['given', 'withdrawn', 'objected'] as const

export type ConsentAct = (typeof consentActs)[number]
