import type { TypedCollection } from 'payload'
import type { DealerEvent, DealerFaq, DealerQuote, Rating, Team, Testimonial } from '../dealer-content.ts'
import { isMemberShownForBrand, isShownForBrand } from '../rules/brands.ts'
import { dayOf } from './day-of.ts'
import { pictureOfDocument } from './picture-of-document.ts'

type Of<Slug extends keyof TypedCollection> = TypedCollection[Slug]

/** Returns a team with the members shown for the brand; undefined when there are none. */
export function teamOf({ id, teamName, members }: Of<'teams'>, brand: string): Team | undefined {
  const shown = (members ?? []).filter(({ brands }) => isMemberShownForBrand(brands ?? [], brand))
  if (shown.length === 0) return undefined
  return {
    id: String(id),
    name: teamName,
    members: shown.map(({ firstName, lastName, jobTitle, phoneNumber, email, profileImage }) => ({
      firstName,
      lastName,
      jobTitle: jobTitle || null,
      telephone: phoneNumber || null,
      email: email || null,
      picture: pictureOfDocument(
        { source: 'upload', image: profileImage, alt: `${firstName} ${lastName}` },
        { collection: 'teams', id },
      ),
    })),
  }
}

/** Returns the view of a document; undefined when it is not shown for the brand. */
const forBrand =
  <Document extends { brands?: string[] | null }, View>(viewOf: (document: Document) => View) =>
  (document: Document, brand: string): View | undefined =>
    isShownForBrand(document.brands ?? [], brand) ? viewOf(document) : undefined

export const testimonialOf = forBrand(
  ({ id, rating, description, fullName, productName }: Of<'testimonials'>): Testimonial => ({
    id: String(id),
    rating: rating as Rating,
    text: description as unknown as Testimonial['text'],
    fullName,
    productName: productName || null,
  }),
)

export const faqOf = forBrand(
  ({ id, title, faqItems }: Of<'dealerFaqs'>): DealerFaq => ({
    id: String(id),
    title,
    items: (faqItems ?? []).map((item, index) => ({
      id: item.id ?? `${id}-${index + 1}`,
      title: item.title,
      text: item.afterTitle as unknown as Testimonial['text'],
    })),
  }),
)

export const eventOf = forBrand(
  ({ id, name, description, eventImage, startsOn, endsOn }: Of<'dealerEvents'>): DealerEvent => ({
    id: String(id),
    name,
    description: description || null,
    picture: pictureOfDocument(eventImage, { collection: 'dealerEvents', id }),
    startsOn: dayOf(startsOn),
    endsOn: dayOf(endsOn),
  }),
)

export const quoteOf = forBrand(
  ({ id, fullName, quote }: Of<'dealerQuotes'>): DealerQuote => ({ id: String(id), fullName, quote }),
)
