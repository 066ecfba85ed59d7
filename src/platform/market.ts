/*
 * The market this site serves: what is true of the country and not of the car maker, whose name is content
 * (`brand.ts`). Separate constants, so that an island ships only those it uses.
 */

/** What the country is called in English. Its code is `brand.country`. */
export const countryName = 'South Africa'

/** ISO 4217 code of the currency that amounts are in. */
export const currencyCode = 'ZAR'

/** Symbol of the currency, in front of an amount. */
export const currencySymbol = 'R'

/** Currencies that prices of dealers are in: that of the country, and that of Namibia. */
export const dealerCurrencies = [currencyCode, 'NAD'] as const

/** Symbol of the Namibian dollar, in front of an amount. */
export const namibianDollarSymbol = 'N$'

/** IANA name of the time zone by whose days the site lives. */
export const timeZone = 'Africa/Johannesburg'

/** City by which people name the time zone. */
export const timeZoneCity = 'Johannesburg'

/** Offset of the time zone in an ISO moment. It is the same the whole year: there is no summer time to look up. */
export const utcOffset = '+02:00'

/** The same offset in milliseconds. */
export const utcOffsetMs = 2 * 60 * 60 * 1000

/** Code of the country in front of a telephone number from abroad. */
export const diallingCode = '+27'
