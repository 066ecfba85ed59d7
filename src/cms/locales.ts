/** Missing translations have no fallback unless the request specifies one (decision 31). */
const fallbackLocale: string[] = []

/** The languages of localized fields; the first is the default. */
export const locales = [
  { code: 'en', label: 'English' },
  { code: 'af', label: 'Afrikaans', fallbackLocale },
  { code: 'zu', label: 'isiZulu', fallbackLocale },
] as const

export const localeCodes: readonly string[] = locales.map(({ code }) => code)
