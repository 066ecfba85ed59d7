import { z } from 'zod'
import { requiredText, text } from '#platform/service/readable.ts'
import type { Campaign } from '../../campaign.ts'

/** A campaign in the spelling of the contract. `remedy` and `since` are our extensions. Source: requirement V-103. */
export const wireCampaign = z.object({
  campaignId: z.string(),
  campaignDesc: z.string(),
  remedy: z.string().nullable().describe('What the workshop does'),
  since: z.string().nullable().describe('The day of its publication: 2026-03-02'),
})

type WireCampaign = z.infer<typeof wireCampaign>

/** Converts a campaign to the contract's spelling. */
export const wireCampaignOf = ({ id, description, remedy, since }: Campaign): WireCampaign => ({
  campaignId: id,
  campaignDesc: description,
  remedy,
  since,
})

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((moment) => moment.slice(0, 10))
  .nullish()
  .catch(null)

const incomingCampaign = z.object({
  campaignId: z
    .union([z.string(), z.number()])
    .transform((id) => String(id).trim())
    .pipe(requiredText),
  campaignDesc: text,
  remedy: text.optional(),
  since: day,
})

/** Reads a campaign of a service: one without a description is a recall all the same. */
const campaignFrom = ({ campaignId, campaignDesc, remedy, since }: z.output<typeof incomingCampaign>) => ({
  id: campaignId,
  description: campaignDesc ?? '',
  remedy: remedy ?? null,
  since: since ?? null,
})

type ReadCampaigns = { readonly campaigns: readonly Campaign[]; readonly unreadable: number }

function readEntries(entries: readonly unknown[]): ReadCampaigns {
  const read = entries.flatMap((entry) => {
    const { data } = incomingCampaign.safeParse(entry)
    return data ? [campaignFrom(data)] : []
  })
  return { campaigns: read, unreadable: entries.length - read.length }
}

/**
 * The response of the recall service: the campaigns, and how many entries are none. A list of nothing but such entries is
 * invalid, because it must not be shown as "no recall". Source: requirement V-301; decision V-2.
 */
export const campaignsResponse = z
  .array(z.unknown())
  .transform(readEntries)
  .refine(({ campaigns, unreadable }) => campaigns.length > 0 || unreadable === 0)
