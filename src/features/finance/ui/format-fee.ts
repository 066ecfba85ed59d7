import { type Cents, formatPrice, formatRandAndCents } from '#platform/money.ts'

/** A fee as the documents write it, without cents where there are none: `R69`, `R1 207,50`. */
export const formatFee = (fee: Cents): string => formatRandAndCents(fee).replace(/,00$/, '')

/** What is saved, in whole rand, rounded down: `R69 479`. */
export const formatSaving = (saved: Cents): string => formatPrice(saved).replace('\u00a0', '')
