import type { QuestionRows } from '#cms/payload-types.ts'

/** A question as the CMS stores it. */
export type StoredQuestion = NonNullable<QuestionRows>[number]
