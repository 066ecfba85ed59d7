/** No language stands in for a missing text unless a request asks for it (decision 31). */
const fallbackLocale: string[] = []

/** The languages of texts; the first is the default. */
export const locales = [
  { code: 'en', label: 'English' },
  { code: 'af', label: 'Afrikaans', fallbackLocale },
  { code: 'zu', label: 'isiZulu', fallbackLocale },
] as const

export const localeCodes: readonly string[] = locales.map(({ code }) => code)
