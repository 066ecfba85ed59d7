import type { Language } from '../i18n/languages.ts'
import type { CalendarDay } from './clock.ts'

const english = 'January February March April May June July August September October November December'
const afrikaans =
  'Januarie Februarie Maart April Mei Junie Julie Augustus September Oktober November Desember'
const zulu = 'Januwari Februwari Mashi Ephreli Meyi Juni Julayi Agasti Septhemba Okthoba Novemba Disemba'

const months: Readonly<Record<Language, readonly string[]>> = {
  en: english.split(' '),
  af: afrikaans.split(' '),
  zu: zulu.split(' '),
}

/** Formats a day in a language, English by default: `22 November 2026`. */
export function formatDay(day: CalendarDay, language: Language = 'en'): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[language][(month ?? 1) - 1]} ${year}`
}
