import { z } from 'zod'

/** What docs/requirements.json says of one row: the tests that prove it, what they leave open, who uses it; or why there is none. */
const claimSchema = z.union([
  z.strictObject({
    proof: z.array(z.string().regex(/^\S.*\.test\.tsx?( › .+)?$|^tests\/e2e\/.+\.spec\.ts( › .+)?$/)).min(1),
    open: z.string().min(4).optional(),
    usedBy: z
      .string()
      .regex(/^src\/(?!.*(?:test|examples?|catalogue)).+\.tsx?$/)
      .optional(),
  }),
  z.strictObject({ reason: z.string().min(4) }),
])

const claimsSchema = z.record(z.string().regex(/^[VCD]-\d{3}$/), claimSchema)

export type Claim = z.infer<typeof claimSchema>

export type Claims = z.infer<typeof claimsSchema>

/**
 * Reads the text of docs/requirements.json: row → `{ "proof": ["<test file> › <part of a title>"] }` or
 * `{ "reason": "…" }`. Without a part of a title the file must hold a test whose title names the row. A row that
 * is proved in part says beside its proof what is still open: `{ "proof": […], "open": "…" }`. A row that only a test
 * of a part by itself proves names the file of a page, form or service that uses the part: `{ "proof": […], "usedBy": "src/…" }`.
 *
 * @throws ZodError or SyntaxError when the text has another shape.
 */
export function parseClaims(text: string): Claims {
  return claimsSchema.parse(JSON.parse(text))
}
