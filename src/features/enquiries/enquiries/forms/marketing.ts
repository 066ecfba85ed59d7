import * as z from 'zod/mini'
import { consentChannels, consentDivisions } from '#features/people/consent/index.ts'
import type { EntryError } from './entry-errors.ts'
import { agrees } from './marketing-agreement.ts'

const unknown: EntryError = 'choiceUnknown'

/**
 * The fields about marketing. The first box only opens the section; the second is the consent. Both are unticked
 * initially. Source: requirements D-170, D-172 to D-179.
 */
export const marketingFields = {
  optIn: z._default(z.boolean(unknown), false),
  marketing: z._default(z.boolean(unknown), false),
  divisions: z._default(
    z.array(z.enum(consentDivisions, unknown), unknown).check(z.maxLength(consentDivisions.length, unknown)),
    [],
  ),
  channel: z._default(z.enum(consentChannels, unknown), 'Email'),
  /** The version of the displayed consent text; 0 when none was displayed. */
  wordingVersion: z._default(z.int(unknown).check(z.minimum(0, unknown), z.maximum(1_000_000, unknown)), 0),
}

/** Missing in forms that do not offer marketing. */
type MarketingEntries = {
  readonly optIn?: boolean
  readonly marketing?: boolean
  readonly divisions?: readonly unknown[]
}

/** Checked even if other fields have errors, so that all messages appear together. Source: requirements D-160, D-177, D-178. */
export const divisionsChosen = z.refine<Readonly<Record<string, unknown>>>(
  (entries: MarketingEntries) => !agrees(entries) || entries.divisions?.length !== 0,
  {
    error: 'divisionRequired' satisfies EntryError,
    path: ['divisions'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)
