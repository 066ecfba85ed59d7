import type { Language } from '#platform/i18n/languages.ts'

/** What visitors consent to. Each consent counts for its own purpose alone. */
export const grantedPurposes = ['marketing', 'academy'] as const

/** A purpose for which the ledger holds consents. */
export type GrantedPurpose = (typeof grantedPurposes)[number]

/** The purposes of consent texts: asking for a consent, or informing about privacy. */
export const consentPurposes = [...grantedPurposes, 'privacy'] as const

export type ConsentPurpose = (typeof consentPurposes)[number]

/** Divisions a visitor can allow to send marketing, in display order. Source: requirement D-174. */
export const consentDivisions = ['TFS', 'TIM', 'Lexus', 'Hino'] as const

/** Channels a visitor can allow for marketing, in display order. Source: requirement D-175. */
export const consentChannels = ['Call', 'SMS', 'Email'] as const

/** A version of a consent text in one language. */
export type ConsentText = {
  /** Of the document, which cannot change once it is published. */
  readonly id: number
  readonly purpose: ConsentPurpose
  /** Counts from 1 for each purpose. */
  readonly version: number
  /** The language of the text: English when there is no translation. */
  readonly language: Language
  /** Label of the checkbox that opens the section; null when the purpose has none. */
  readonly optIn: string | null
  /** The text itself. */
  readonly text: string
  /** Label of the checkbox by which a visitor agrees; null when the purpose has none. */
  readonly agreement: string | null
}

/**
 * The kinds of entries in the consent ledger: consent given, consent withdrawn, and an objection to marketing, which
 * needs no earlier consent. Source: POPIA, sections 11 (3) and 69.
 */
export const consentActs = ['given', 'withdrawn', 'objected'] as const

export type ConsentAct = (typeof consentActs)[number]
