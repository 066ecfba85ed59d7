import { z } from 'zod'
import { vehicleRanges } from '#art/names.ts'
import { sceneNames } from '#features/pictures/pictures/index.ts'

/**
 * Schemas of the files `teams`, `testimonials`, `faqs`, `events` and `quotes` in `content/dealers`. Unknown members are
 * rejected.
 *
 * Source: requirements D-010 to D-014, D-027, D-037, D-047, D-050 and D-052.
 */

const text = z.string().trim().min(1)
const markdown = text
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens')
/** Restricted to a reserved domain, so that no mail reaches a real person. */
const email = z.email().endsWith('@example.co.za', 'an address at example.co.za')
const telephone = z.string().regex(/^0800 000 \d{3}$/, 'a number of the form 0800 000 000')
/** Names of brands; empty for an item without any. */
const brands = z.array(text)

/** Where an item is shown: at one dealer, at the dealers of a group, or at every dealer when both are missing. */
const owner = { dealer: slug.optional(), group: slug.optional() }

const oneOwner = ({ dealer, group }: { dealer?: string | undefined; group?: string | undefined }) =>
  dealer === undefined || group === undefined
const oneOwnerMessage = 'has a dealer or a group, not both'

const member = z.strictObject({
  firstName: text,
  lastName: text,
  jobTitle: text.optional(),
  phoneNumber: telephone.optional(),
  email: email.optional(),
  brands: brands.default([]),
})

const team = z
  .strictObject({ ...owner, teamName: text, members: z.array(member).min(1) })
  .refine(oneOwner, oneOwnerMessage)

const testimonial = z
  .strictObject({
    ...owner,
    rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
    description: markdown,
    fullName: text,
    productName: text.optional(),
    brands,
  })
  .refine(oneOwner, oneOwnerMessage)

const faq = z
  .strictObject({
    ...owner,
    title: text,
    faqItems: z.array(z.strictObject({ title: text, answer: markdown })).min(1),
    brands,
  })
  .refine(oneOwner, oneOwnerMessage)

/** A vehicle in a scene, or a scene alone. */
const picture = z.union([
  z.strictObject({ vehicle: z.enum(vehicleRanges), colour: text, scene: z.enum(sceneNames) }),
  z.strictObject({ place: z.enum(sceneNames) }),
])

/** An ISO day, or whole days from the day of seeding (0 is that day), so that a fresh site has events to come. */
const eventDay = z.union([z.iso.date(), z.int()])

type EventDay = string | number | undefined

/** Whether the last day of an event, if it has one, is later than the first. Days in different forms do not compare. */
const endsLater = ({ startsOn, endsOn }: { startsOn?: EventDay; endsOn?: EventDay }) =>
  endsOn === undefined || (startsOn !== undefined && typeof startsOn === typeof endsOn && startsOn < endsOn)

const event = z
  .strictObject({
    ...owner,
    name: text,
    description: text.optional(),
    eventImage: picture.optional(),
    startsOn: eventDay.optional(),
    /** Later than the first day, in the same form. Missing for one day. */
    endsOn: eventDay.optional(),
    brands,
  })
  .refine(oneOwner, oneOwnerMessage)
  .refine(endsLater, 'has a last day later than its first, in the same form')

const quote = z
  .strictObject({ ...owner, fullName: text, quote: text, brands })
  .refine(oneOwner, oneOwnerMessage)

export const teamsFile = z.strictObject({ teams: z.array(team) })
export const testimonialsFile = z.strictObject({ testimonials: z.array(testimonial) })
export const faqsFile = z.strictObject({ faqs: z.array(faq) })
export const eventsFile = z.strictObject({ events: z.array(event) })
export const quotesFile = z.strictObject({ quotes: z.array(quote) })

export type SeedTeam = z.infer<typeof team>
export type SeedTestimonial = z.infer<typeof testimonial>
export type SeedFaq = z.infer<typeof faq>
export type SeedEvent = z.infer<typeof event>
export type SeedQuote = z.infer<typeof quote>
export type SeedPicture = z.infer<typeof picture>
export type SeedOwner = { readonly dealer?: string | undefined; readonly group?: string | undefined }
