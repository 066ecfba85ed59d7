import * as z from 'zod/mini'

/** What may be wrong; the words stand in the catalogue of texts under these names. */
const subscriptionFaults = [
  'firstNameRequired',
  'lastNameRequired',
  'emailRequired',
  'emailInvalid',
  'over18Required',
] as const

export type SubscriptionFault = (typeof subscriptionFaults)[number]

const longestName = 80
const longestEmail = 254

const line = (missing: SubscriptionFault, longest: number) =>
  z.string(missing).check(
    z.overwrite((text) =>
      text
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, longest),
    ),
    z.refine((text) => text !== '', { error: missing, abort: true }),
  )

const looksLikeEmail = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[^\s@]+$/

/**
 * What the form takes. An e-mail has an @ with something on both sides, as a browser's own e-mail field has it;
 * whether it exists is for the service to say. Source: requirements V-134 to V-138.
 */
export const subscriptionSchema = z.object({
  firstName: line('firstNameRequired', longestName),
  lastName: line('lastNameRequired', longestName),
  emailAddress: line('emailRequired', longestEmail).check(
    z.refine((text) => looksLikeEmail.test(text), { error: 'emailInvalid' satisfies SubscriptionFault }),
  ),
  over18: z.literal('yes', 'over18Required' satisfies SubscriptionFault),
})

/** Faults by the name of their field. */
export type SubscriptionFaults = Readonly<Partial<Record<string, SubscriptionFault>>>

/** The first fault of every field. */
export function faultsOf(issues: readonly { path: PropertyKey[]; message: string }[]): SubscriptionFaults {
  const faults: Partial<Record<string, SubscriptionFault>> = {}
  for (const { path, message } of issues) {
    const fault = subscriptionFaults.find((one) => one === message)
    if (fault) faults[String(path[0])] ??= fault
  }
  return faults
}
