import type { FaqBlock } from '#cms/payload-types.ts'
import type { PageContext } from '#features/site/blocks/index.ts'

/** Pages on which the introduction has the larger lead size. Source: requirement C-018. */
const leadPaths: ReadonlySet<string> = new Set(['/owners/help-and-support/trust-centre'])

/** The paragraphs before the questions. Source: C-012. */
export function Introduction({
  paragraphs,
  context,
}: {
  paragraphs: FaqBlock['introduction']
  context: PageContext
}) {
  if (!paragraphs?.length) return null
  const size = leadPaths.has(context.path) ? 'text-lead' : 'text-body text-ink-2'
  return (
    <div className={`grid max-w-[44ch] gap-4 text-pretty ${size}`}>
      {paragraphs.map(({ id, text }) => (
        <p key={id ?? text}>{text}</p>
      ))}
    </div>
  )
}
