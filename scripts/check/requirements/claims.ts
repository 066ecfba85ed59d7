import { z } from 'zod'

const sentence = z.string().min(4)

/**
 * One row of docs/requirements.json: the specification's sentence, and either the tests that prove it, what they leave open
 * and the file that uses it, or the reason why it has no test.
 */
const claimSchema = z.union([
  z.strictObject({
    says: sentence,
    proof: z.array(z.string().regex(/^\S.*\.test\.tsx?( › .+)?$|^tests\/e2e\/.+\.spec\.ts( › .+)?$/)).min(1),
    open: z.string().min(4).optional(),
    usedBy: z
      .string()
      .regex(/^src\/(?!.*(?:test|examples?|catalogue)).+\.tsx?$/)
      .optional(),
  }),
  z.strictObject({ says: sentence, reason: z.string().min(4) }),
])

const claimsSchema = z.record(z.string().regex(/^[VCD]-\d{3}$/), claimSchema)

export type Claim = z.infer<typeof claimSchema>

export type Claims = z.infer<typeof claimsSchema>

/**
 * Parses docs/requirements.json. Each row has the specification's sentence in `says`, and either `proof`, a list of
 * `"<test file> › <part of a title>"`, or a `reason`. A proof without a part of a title requires a test in that file whose
 * title names the row. A row that is proved in part lists in `open` what is missing. A row that only an isolated test proves
 * names in `usedBy` a page, form or service that uses the code.
 *
 * @throws ZodError or SyntaxError when the text is invalid.
 */
export function parseClaims(text: string): Claims {
  return claimsSchema.parse(JSON.parse(text))
}
