import { type Cents, formatPrice, formatRandAndCents } from '#platform/money.ts'

/** Formats a fee, without cents when it is a whole number of rand: `R69`, `R1 207,50`. */
export const formatFee = (fee: Cents): string => formatRandAndCents(fee).replace(/,00$/, '')

/** Formats a saving in whole rand, rounded down: `R69 479`. */
export const formatSaving = (saved: Cents): string => formatPrice(saved).replace('\u00a0', '')
