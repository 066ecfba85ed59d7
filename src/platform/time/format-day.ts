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

const weekdays: Readonly<Record<Language, readonly string[]>> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  af: 'Sondag Maandag Dinsdag Woensdag Donderdag Vrydag Saterdag'.split(' '),
  zu: 'iSonto uMsombuluko uLwesibili uLwesithathu uLwesine uLwesihlanu uMgqibelo'.split(' '),
}

/** Formats a day in a language, English by default: `22 November 2026`. */
export function formatDay(day: CalendarDay, language: Language = 'en'): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[language][(month ?? 1) - 1]} ${year}`
}

/** Formats a day with its weekday, in English by default: `Sunday, 22 November 2026`. */
export function formatWeekday(day: CalendarDay, language: Language = 'en'): string {
  return `${weekdays[language][new Date(day).getUTCDay()]}, ${formatDay(day, language)}`
}
