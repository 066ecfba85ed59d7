import type { Dealer } from '#features/dealers/dealers/index.ts'
import { whatsappAddress } from '#features/dealers/dealers/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { utcOffsetMs } from '#platform/site/market.ts'
import type { EnquiryAnswerTexts } from '../texts.ts'
import { answerDay, hoursOn, type WeekMoment, weekdays } from './rules/answer-day.ts'
import type { EnquiredDealer } from './summary.ts'

/** Returns the day of the week and the time in Johannesburg. */
export function weekMomentOf(now: Date): WeekMoment {
  const local = new Date(now.getTime() + utcOffsetMs)
  return { day: weekdays[local.getUTCDay()] ?? 'Sunday', time: local.toISOString().slice(11, 16) }
}

/** Describes a dealer beside a form, with the hours of the current day. */
export function describeDealer(
  { name, address, openingHours, whatsapp }: Dealer,
  { day }: WeekMoment,
  texts: EnquiryAnswerTexts,
): EnquiredDealer {
  const hours = hoursOn(openingHours, day)
  const today = hours?.open ? fill(texts.openToday, hours.open) : texts.closedToday
  return {
    name,
    place: [address.street, address.city].filter(Boolean).join(', '),
    today: hours ? today : null,
    whatsapp: whatsapp && whatsappAddress(whatsapp),
  }
}

/** Says when an answer can be expected: from the dealer by its opening hours, otherwise from us. */
export function answerSentence(dealer: Dealer | null, now: WeekMoment, texts: EnquiryAnswerTexts): string {
  const day = dealer && answerDay(dealer.openingHours, now)
  if (!dealer || day === null) return texts.usually
  if (day !== 'today') return fill(texts.later, { dealer: dealer.name, day: texts[day] })
  const until = hoursOn(dealer.openingHours, now.day)?.open?.until ?? ''
  return fill(texts.today, { dealer: dealer.name, until })
}
