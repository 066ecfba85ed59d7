import type { Language } from '#platform/i18n/languages.ts'
import { formatDay } from '#platform/time/format-day.ts'
import type { Month } from '../garage.ts'

/** Formats a month in a language: `November 2026`. */
export const formatMonth = (month: Month, language: Language): string =>
  formatDay(`${month}-01`, language).replace(/^1 /, '')

/** Returns the twelve months as options: `01` with its name. */
export const monthOptions = (language: Language) =>
  Array.from({ length: 12 }, (_, index) => {
    const value = String(index + 1).padStart(2, '0')
    return { value, label: formatMonth(`2000-${value}` as Month, language).replace(/ 2000$/, '') }
  })
