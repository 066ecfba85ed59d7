import { fill } from '#platform/i18n/fill.ts'
import type { UploadTexts } from './texts.ts'
import type { UploadKind, UploadProblem, UploadSlots } from './upload.ts'

/** Which of the three sets of types a field accepts. */
function setOf(accept: readonly UploadKind[]): 'Picture' | 'Document' | 'Attachment' {
  if (!accept.includes('pdf')) return 'Picture'
  return accept.length === 1 ? 'Document' : 'Attachment'
}

/** Returns the message beside a file field whose file is refused. */
export function uploadMessage(
  texts: UploadTexts,
  problem: UploadProblem,
  { accept, maxFiles }: UploadSlots[string],
): string {
  if (problem === 'tooMany') return fill(texts.tooMany, { count: String(maxFiles) })
  return problem === 'wrongType' ? texts[`wrong${setOf(accept)}`] : texts[problem]
}
