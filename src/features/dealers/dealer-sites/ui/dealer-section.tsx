import type { ReactNode } from 'react'
import { type Live, type PageContext, titleLevel } from '#features/site/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/site/blocks/parts.page.tsx'
import type { ButtonsField } from '#features/site/links/index.ts'
import { Section, type Surface } from '#ui/layout/section.tsx'
import { UnavailableSection } from './unavailable-section.tsx'

type Props<Data> = {
  block: {
    readonly title?: string | null
    readonly lead?: string | null
    readonly emptyText?: string | null
    readonly buttons?: ButtonsField
  }
  /** Replaces a missing title. */
  defaultTitle: string
  context: PageContext
  live: Live<Data>
  surface?: Surface
  children: (data: Data) => ReactNode
}

/**
 * A section whose content is the dealer's. Without content it shows the editor's text for that, or is left out; when the
 * content could not be loaded it says so and offers a retry.
 *
 * Source: decision G-3.
 */
export function DealerSection<Data>({ block, defaultTitle, context, live, surface, children }: Props<Data>) {
  const { title, lead, emptyText, buttons } = block
  if (live.state === 'empty' && !emptyText) return null
  return (
    <Section
      heading={title || defaultTitle}
      headingLevel={titleLevel(context)}
      lead={lead}
      action={hasButtons(buttons, context) ? <ButtonRow buttons={buttons} context={context} /> : null}
      surface={surface}
    >
      {live.state === 'failed' ? (
        <UnavailableSection language={context.language} path={context.path} />
      ) : live.state === 'empty' ? (
        <p className="max-w-[60ch] text-ink-2 text-lead">{emptyText}</p>
      ) : (
        children(live.data)
      )}
    </Section>
  )
}
