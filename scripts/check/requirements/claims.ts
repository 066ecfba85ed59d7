import { z } from 'zod'

const sentence = z.string().min(4)

/** One row of docs/requirements.json: see {@link parseClaims}. */
const claimSchema = z.union([
  sentence.transform((says) => ({ says })),
  z
    .strictObject({
      says: sentence,
      open: sentence.optional(),
      usedBy: z
        .string()
        .regex(/^src\/(?!.*(?:test|examples?|catalogue)).+\.tsx?$/)
        .optional(),
    })
    .refine(
      ({ open, usedBy }) => open ?? usedBy,
      'Write a row that says nothing else as its sentence alone.',
    ),
  z.strictObject({ says: sentence, reason: sentence }),
])

const claimsSchema = z.record(z.string().regex(/^[VCD]-\d{3}$/), claimSchema)

export type Claim = z.infer<typeof claimSchema>

export type Claims = z.infer<typeof claimsSchema>

/**
 * Parses docs/requirements.json. A row is the specification's sentence alone when tests prove it. In an object with the
 * sentence in `says`, `open` lists what the tests do not prove yet, `usedBy` names a page, form or service that uses the code
 * when only an isolated test proves it, and `reason` says why a row has no test. The tests of a row are those whose titles
 * name it.
 *
 * @throws ZodError or SyntaxError when the text is invalid.
 */
export function parseClaims(text: string): Claims {
  return claimsSchema.parse(JSON.parse(text))
}
