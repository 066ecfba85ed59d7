import type { Payload } from 'payload'
import { z } from 'zod'
import { readContentFile } from '#platform/seeding/content-file.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { diallingCode } from '#platform/site/market.ts'
import { socialNetworks } from '#platform/site/social-networks.ts'
import { externalAddresses } from '../settings.ts'

/** Seeded numbers and addresses must not belong to a real person or site. */
const telephone = z
  .string()
  .regex(
    new RegExp(`^(0800 000 \\d{3}|\\${diallingCode} 10 000 \\d{4})$`),
    'a number of the form 0800 000 000',
  )
const address = z.url().regex(/^https:\/\/([a-z-]+\.)?example\.co\.za\//, 'an address at example.co.za')

const settingsFile = z.strictObject({
  contact: z.strictObject({
    tollFree: telephone,
    international: telephone,
    roadsideAssistance: telephone,
    financeServices: telephone,
    financeServicesInternational: telephone,
    supportEmail: z.email().endsWith('@example.co.za'),
  }),
  socialLinks: z.array(z.strictObject({ network: z.enum(socialNetworks), address })),
  addresses: z.partialRecord(z.enum(externalAddresses), address),
  leadBranches: z.array(z.string().min(1)),
  switches: z.strictObject({ feedbackWidget: z.boolean() }),
})

/** Seeds the site settings. Finance settings have default values in their fields instead. */
export async function settingsSeeding(): Promise<Seeding> {
  const settings = await readContentFile('settings/site.json', settingsFile)
  return {
    total: 1,
    async run(payload, count) {
      const unsaved = await isUnsaved(payload)
      if (unsaved) {
        await payload.updateGlobal({ slug: 'site-settings', data: settings, depth: 0, overrideAccess: true })
      }
      count(unsaved)
    },
  }
}

/** Whether the settings have never been saved. */
async function isUnsaved(payload: Payload): Promise<boolean> {
  const { updatedAt } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  return !updatedAt
}
