import type { Payload } from 'payload'
import { z } from 'zod'
import { diallingCode } from '#platform/market.ts'
import { readContentFile } from '#platform/seeding/content-file.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { socialNetworks } from '#platform/social-networks.ts'
import { outsideAddresses } from '../settings.ts'

/** What must never reach a real person or site. */
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
  addresses: z.record(z.enum(outsideAddresses), address),
  leadBranches: z.array(z.string().min(1)),
  switches: z.strictObject({ feedbackWidget: z.boolean() }),
})

/** The settings the product starts with. Those of finance are the defaults of their fields. */
export async function settingsSeeding(): Promise<Seeding> {
  const settings = await readContentFile('settings/site.json', settingsFile)
  return {
    total: 1,
    async run(payload, count) {
      const untouched = await isUntouched(payload)
      if (untouched) {
        await payload.updateGlobal({ slug: 'site-settings', data: settings, depth: 0, overrideAccess: true })
      }
      count(untouched)
    },
  }
}

/** Whether nobody has ever saved them. */
async function isUntouched(payload: Payload): Promise<boolean> {
  const { updatedAt } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  return !updatedAt
}
