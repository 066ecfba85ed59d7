import { type Cents, formatRandAndCents } from '#platform/money.ts'

/** Formats a fee, without cents when it is a whole number of rand: `R 69`, `R 1 207,50`. */
export const formatFee = (fee: Cents): string => formatRandAndCents(fee).replace(/,00$/, '')
