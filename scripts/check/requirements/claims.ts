import { z } from 'zod'

const says = z.string().min(4)

/**
 * What docs/requirements.json holds of one row: the specification's sentence, and the tests that prove it, what they
 * leave open and who uses it; or why there is none.
 */
const claimSchema = z.union([
  z.strictObject({
    says,
    proof: z.array(z.string().regex(/^\S.*\.test\.tsx?( › .+)?$|^tests\/e2e\/.+\.spec\.ts( › .+)?$/)).min(1),
    open: z.string().min(4).optional(),
    usedBy: z
      .string()
      .regex(/^src\/(?!.*(?:test|examples?|catalogue)).+\.tsx?$/)
      .optional(),
  }),
  z.strictObject({ says, reason: z.string().min(4) }),
])

const claimsSchema = z.record(z.string().regex(/^[VCD]-\d{3}$/), claimSchema)

export type Claim = z.infer<typeof claimSchema>

export type Claims = z.infer<typeof claimsSchema>

/**
 * Reads the text of docs/requirements.json. Each row has the specification's sentence in `says`, and either `proof`, a list
 * of `"<test file> › <part of a title>"`, or a `reason`. Without a part of a title the file must hold a test whose title
 * names the row. A row that is proved in part has what is still missing in `open`; a row that only a test of a part by
 * itself proves names in `usedBy` the file of a page, form or service that uses the part.
 *
 * @throws ZodError or SyntaxError when the text has another shape.
 */
export function parseClaims(text: string): Claims {
  return claimsSchema.parse(JSON.parse(text))
}
