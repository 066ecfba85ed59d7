import { z } from 'zod'
import { dealerScenes } from '#art/names.ts'
import { dealerCurrencies } from '#platform/site/market.ts'
import { socialNetworks } from '#platform/site/social-networks.ts'
import { countries } from '../countries.ts'
import { dealerServices } from '../dealer.ts'
import { visibilityColumns } from '../rules/visibility.ts'

/**
 * Schemas of the files in `content/dealers`. Unknown members are rejected.
 *
 * Source: requirements D-089 to D-094.
 */

const text = z.string().trim().min(1)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens')
/** Restricted to a reserved domain, so that no mail reaches a real person. */
const email = z.email().endsWith('@example.co.za', 'an address at example.co.za')
const telephone = z.string().regex(/^0800 000 \d{3}$/, 'a number of the form 0800 000 000')
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 07:30')
const opening = z.tuple([time, time]).nullable()

const hours = z.strictObject({
  weekdays: opening,
  saturday: opening,
  sunday: opening,
  publicHolidays: opening,
})

const region = z.strictObject({
  name: text,
  slug,
  kind: z.enum(['province', 'country']),
  currency: z.enum(dealerCurrencies),
  hides: z.array(z.enum(visibilityColumns)),
})

const group = z.strictObject({
  title: text,
  slug,
  /** Tabs in display order; empty for all regions with dealers. */
  regions: z.array(slug),
})

const dealer = z.strictObject({
  name: text,
  slug,
  supplierCode: z.string().regex(/^[A-Z0-9]{2,12}$/),
  toyotaSupplier: z.enum(['Y', 'N']),
  brands: z.array(text).min(1),
  region: slug,
  group: slug.optional(),
  streetAddress: text,
  suburb: text,
  city: text,
  postCode: text.optional(),
  lat: z.number().min(-35).max(-8),
  longitude: z.number().min(11).max(41),
  telephone,
  whatsapp: telephone.optional(),
  /** Name of a week in `hours`. */
  hours: text,
  /** Name of a list in `services`. */
  services: text,
  socialLinks: z.array(z.strictObject({ network: z.enum(socialNetworks), address: z.url() })).default([]),
  /** Its building, with its name over the door, in the land around it. */
  picture: z.strictObject({ land: z.enum(dealerScenes) }),
  contact: z.strictObject({ name: text, position: text }),
  email,
  /** Without these lists every enquiry goes to `email`. */
  recipients: z
    .strictObject({
      general: z.array(email),
      usedVehicles: z.array(email),
      specials: z.array(email),
      tradeIns: z.array(email),
    })
    .optional(),
  leadProvider: z.boolean().default(false),
})

const holiday = z.strictObject({
  name: text,
  day: z.iso.date(),
  everyYear: z.boolean().default(false),
  countries: z.array(z.enum(Object.keys(countries))).min(1),
})

export const holidaysFile = z.strictObject({ holidays: z.array(holiday) })
export const regionsFile = z.strictObject({ regions: z.array(region).min(1) })
export const groupsFile = z.strictObject({ groups: z.array(group) })
export const dealersFile = z.strictObject({
  hours: z.record(text, hours),
  services: z.record(text, z.array(z.enum(dealerServices))),
  dealers: z.array(dealer).min(1),
})

export type SeedRegion = z.infer<typeof region>
export type SeedGroup = z.infer<typeof group>
export type SeedDealer = z.infer<typeof dealer>
export type SeedHours = z.infer<typeof hours>
