import type { CalendarDay } from '#platform/time/clock.ts'
import { idFor, type References } from './references.ts'
import type { SeedEvent, SeedFaq, SeedPicture, SeedQuote, SeedTeam, SeedTestimonial } from './schema.ts'

export const teamData = ({ teamName, members }: SeedTeam, order: number) => ({
  teamName,
  order,
  members: members.map((member) => ({ ...member, brands: [...member.brands] })),
})

export const testimonialData = (
  { rating, description, fullName, productName, brands }: SeedTestimonial,
  { formatted }: References,
) => ({
  ...{ rating, fullName, productName, brands: [...brands] },
  description: formatted(description),
})

export const faqData = ({ title, faqItems, brands }: SeedFaq, order: number, { formatted }: References) => ({
  ...{ title, order, brands: [...brands] },
  faqItems: faqItems.map((item) => ({ title: item.title, afterTitle: formatted(item.answer) })),
})

function pictureData(picture: SeedPicture, { colours }: References) {
  if ('place' in picture) return { source: 'place' as const, scene: picture.place }
  const { vehicle, colour, scene } = picture
  return { source: 'illustration' as const, vehicle, colour: idFor(colours, colour), scene }
}

/** Noon in Johannesburg of an ISO day, or of a day counted from today; the date is the same in nearby time zones. */
function noonOf(day: string | number, today: CalendarDay): string {
  if (typeof day === 'string') return `${day}T10:00:00.000Z`
  const moment = new Date(`${today}T10:00:00.000Z`)
  moment.setUTCDate(moment.getUTCDate() + day)
  return moment.toISOString()
}

export function eventData(event: SeedEvent, references: References, today: CalendarDay) {
  const { name, description, eventImage, startsOn, endsOn, brands } = event
  return {
    ...{ name, description, brands: [...brands] },
    startsOn: startsOn === undefined ? null : noonOf(startsOn, today),
    endsOn: endsOn === undefined ? null : noonOf(endsOn, today),
    ...(eventImage && { eventImage: pictureData(eventImage, references) }),
  }
}

export const quoteData = ({ fullName, quote, brands }: SeedQuote) => ({
  fullName,
  quote,
  brands: [...brands],
})
