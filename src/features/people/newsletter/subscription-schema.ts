import * as z from 'zod/mini'

/** The validation errors, named like their messages in the catalogue of texts. */
const subscriptionErrors = [
  'firstNameRequired',
  'lastNameRequired',
  'emailRequired',
  'emailInvalid',
  'over18Required',
] as const

export type SubscriptionError = (typeof subscriptionErrors)[number]

const maxNameLength = 80
const maxEmailLength = 254

const line = (requiredError: SubscriptionError, maxLength: number) =>
  z.string(requiredError).check(
    z.overwrite((text) =>
      text
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, maxLength),
    ),
    z.refine((text) => text !== '', { error: requiredError, abort: true }),
  )

const looksLikeEmail = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[^\s@]+$/

/**
 * Validates the form. Like an e-mail field of a browser, it only requires an @ with text on both sides; the service
 * decides whether the address is usable. Source: requirements V-134 to V-138.
 */
export const subscriptionSchema = z.object({
  firstName: line('firstNameRequired', maxNameLength),
  lastName: line('lastNameRequired', maxNameLength),
  emailAddress: line('emailRequired', maxEmailLength).check(
    z.refine((text) => looksLikeEmail.test(text), { error: 'emailInvalid' satisfies SubscriptionError }),
  ),
  over18: z.literal('yes', 'over18Required' satisfies SubscriptionError),
})

/** Errors by the name of their field. */
export type SubscriptionErrors = Readonly<Partial<Record<string, SubscriptionError>>>

/** Returns the first error of each field. */
export function fieldErrorsOf(
  issues: readonly { path: PropertyKey[]; message: string }[],
): SubscriptionErrors {
  const errors: Partial<Record<string, SubscriptionError>> = {}
  for (const { path, message } of issues) {
    const error = subscriptionErrors.find((name) => name === message)
    if (error) errors[String(path[0])] ??= error
  }
  return errors
}
