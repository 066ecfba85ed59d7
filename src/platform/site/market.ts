/*
 * The market of this site: facts about the country, not the car maker, whose name is content (`brand.ts`). They are
 * separate constants, so that an island ships only those it uses.
 */

/** English name of the country. Its code is `brand.country`. */
export const countryName = 'South Africa'

/** ISO 4217 code of the currency. */
export const currencyCode = 'ZAR'

/** Currency symbol, written before an amount. */
export const currencySymbol = 'R'

/** Currencies of dealers' prices: those of South Africa and Namibia. */
export const dealerCurrencies = [currencyCode, 'NAD'] as const

/** Symbol of the Namibian dollar, written before an amount. */
export const namibianDollarSymbol = 'N$'

/** IANA name of the site's time zone. */
export const timeZone = 'Africa/Johannesburg'

/** City that names the time zone for editors. */
export const timeZoneCity = 'Johannesburg'

/** UTC offset of the time zone. It is the same all year, without daylight saving time. */
export const utcOffset = '+02:00'

/** The same offset in milliseconds. */
export const utcOffsetMs = 2 * 60 * 60 * 1000

/** International dialling code of the country. */
export const diallingCode = '+27'
