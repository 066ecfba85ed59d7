/** Languages that texts are written in, the first of them everywhere. */
export const locales = [
  { code: 'en', label: 'English' },
  { code: 'af', label: 'Afrikaans' },
  { code: 'zu', label: 'isiZulu' },
] as const

export const localeCodes: readonly string[] = locales.map(({ code }) => code)
