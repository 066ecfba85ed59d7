import * as z from 'zod/mini'
import { consentChannels, consentDivisions } from '#features/consent/index.ts'
import type { EntryFault } from './faults.ts'
import { agrees } from './marketing-answer.ts'

const unknown: EntryFault = 'choiceUnknown'

/**
 * What a visitor answers about marketing. The first box only opens the section; the second alone decides. Nothing is
 * ticked beforehand. Source: requirements D-170, D-172 to D-179.
 */
export const marketingFields = {
  optIn: z._default(z.boolean(unknown), false),
  marketing: z._default(z.boolean(unknown), false),
  divisions: z._default(
    z.array(z.enum(consentDivisions, unknown), unknown).check(z.maxLength(consentDivisions.length, unknown)),
    [],
  ),
  channel: z._default(z.enum(consentChannels, unknown), 'Email'),
  /** The version of the wording beside the boxes; 0 where none was shown. */
  wordingVersion: z._default(z.int(unknown).check(z.minimum(0, unknown), z.maximum(1_000_000, unknown)), 0),
}

type MarketingEntries = {
  readonly optIn: boolean
  readonly marketing: boolean
  readonly divisions: readonly (typeof consentDivisions)[number][]
}

/** Asked whatever else is wrong, so that all faults show together. Source: requirements D-160, D-177, D-178. */
export const divisionsChosen = z.refine<MarketingEntries>(
  (entries) => !agrees(entries) || entries.divisions?.length !== 0,
  {
    error: 'divisionRequired' satisfies EntryFault,
    path: ['divisions'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)
